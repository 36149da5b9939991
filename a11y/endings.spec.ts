import type { CDPSession } from '@playwright/test';
import { expect, test } from '../tests/browser/test';

interface AXNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly backendDOMNodeId?: number;
}

/** The roles of the nearest exposed element around each exposed one of the given roles, by the browser's own tree. */
async function rolesAround(client: CDPSession, ...roles: readonly string[]): Promise<readonly unknown[]> {
  const { nodes }: { nodes: readonly AXNode[] } = await client.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map(node => [node.nodeId, node]));
  const exposedAbove = ({ parentId }: AXNode): AXNode | undefined => {
    const parent = parentId === undefined ? undefined : byId.get(parentId);
    return parent?.ignored ? exposedAbove(parent) : parent;
  };
  return nodes
    .filter(({ ignored, role }) => !ignored && roles.includes(String(role?.value)))
    .map(node => exposedAbove(node)?.role?.value);
}

// At the end of a quiz the setup comes back, with its combo boxes. Orca 43 takes one that appears for the focus unless the
// element around it may hold text; it then reads that instead of Start Quiz.
for (const address of ['/', '/triads', '/scales', '/intervals']) {
  test(`given the setup of a quiz on ${address}, then each combo box is in an element that may hold text`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
    const client = await page.context().newCDPSession(page);
    const around = await rolesAround(client, 'combobox');
    expect(around.length).toBeGreaterThan(0);
    expect(new Set(around)).toEqual(new Set(['generic']));
  });
}
