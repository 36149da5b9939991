import type { CDPSession, Page } from 'playwright';

/** A node of the browser's accessibility tree: only what is read here. */
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly parentId?: string;
  readonly properties?: readonly AxProperty[];
}

interface AxProperty {
  readonly name: string;
  readonly value: {
    readonly value?: unknown;
    readonly relatedNodes?: readonly { readonly backendDOMNodeId: number }[];
  };
}

/** A screen reader says the name of one of these when the focus enters it. */
const PLACES = [
  'dialog',
  'grid',
  'row',
  'group',
  'radiogroup',
  'region',
  'tablist',
  'tabpanel',
  'navigation',
];

/** The states to report, with the words for each value. */
const STATES: Record<string, (value: unknown) => string> = {
  checked: value => (value === 'true' ? 'checked' : 'not checked'),
  pressed: value => (value === 'true' ? 'pressed' : 'not pressed'),
  expanded: value => (value === true ? 'expanded' : 'collapsed'),
  selected: value => (value === true ? 'selected' : 'not selected'),
  disabled: value => (value === true ? 'unavailable' : ''),
  readonly: value => (value === true ? 'read only' : ''),
  level: value => `level ${value}`,
};

const textOf = (value: { readonly value?: unknown } | undefined): string => String(value?.value ?? '');

/** Describes the focused element from the browser's accessibility tree, like a screen reader. */
export class Ear {
  readonly #page: Page;
  readonly #session: CDPSession;
  #places: readonly string[] = [];

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async on(page: Page): Promise<Ear> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Ear(page, session);
  }

  /** Call after a fresh load, when no container has been entered yet. */
  forget(): void {
    this.#places = [];
  }

  /** The focused element, after the names of the containers entered since `keep` was last called. A name shared by a row and its cell is said once. */
  async focus(): Promise<{ readonly text: string; keep(): void }> {
    const nodes = await this.#pathTo('document.activeElement');
    const [node] = nodes;
    if (node === undefined) return { text: 'nothing', keep: () => {} };
    const places = nodes
      .slice(1)
      .filter(
        each =>
          !each.ignored &&
          PLACES.includes(textOf(each.role)) &&
          textOf(each.name) !== '' &&
          !(textOf(each.role) === 'row' && textOf(each.name) === textOf(node.name)),
      )
      .map(each => `${textOf(each.role)} "${textOf(each.name)}"`)
      .reverse();
    const entered = places.filter(place => !this.#places.includes(place));
    const active = await this.#activeOf(node);
    const parts = [...entered, said(node), ...(active === undefined ? [] : [said(active)])];
    return {
      text: parts
        .join(' > ')
        .replaceAll(/\d+(\.\d+)? s\b/g, '… s')
        .replaceAll(/(per minute: )\d+/g, '$1…'),
      keep: () => {
        this.#places = places;
      },
    };
  }

  /** Every text the live region has held so far. */
  async live(): Promise<readonly string[]> {
    return this.#page.evaluate(() => window.utterances.map(({ text }) => text));
  }

  /** A node and its ancestors, innermost first. */
  async #pathTo(expression: string): Promise<readonly AxNode[]> {
    const { result } = await this.#session.send('Runtime.evaluate', { expression });
    if (result.objectId === undefined) return [];
    const { nodes } = await this.#session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
    });
    return pathIn(nodes);
  }

  /** The active descendant of a text field with a list. */
  async #activeOf(node: AxNode): Promise<AxNode | undefined> {
    const [active] =
      node.properties?.find(({ name }) => name === 'activedescendant')?.value.relatedNodes ?? [];
    if (active === undefined) return undefined;
    const { nodes } = await this.#session.send('Accessibility.getPartialAXTree', {
      backendNodeId: active.backendDOMNodeId,
      fetchRelatives: false,
    });
    const [found]: readonly AxNode[] = nodes;
    return found;
  }
}

/** The first node and its ancestors; the list holds its siblings too. */
function pathIn(nodes: readonly AxNode[]): readonly AxNode[] {
  const byId = new Map(nodes.map(node => [node.nodeId, node]));
  const path: AxNode[] = [];
  let at = nodes[0];
  while (at !== undefined) {
    path.push(at);
    at = at.parentId === undefined ? undefined : byId.get(at.parentId);
  }
  return path;
}

/**
 * A node as spoken: role, name, value, states, description.
 *
 * @example said(node) // 'button "Hide Controls", expanded'
 */
function said(node: AxNode): string {
  const [role, name, value, description] = [node.role, node.name, node.value, node.description].map(textOf);
  const states = Object.entries(STATES).flatMap(([name, words]) => {
    const property = node.properties?.find(each => each.name === name);
    return property === undefined ? [] : words(property.value.value);
  });
  const parts = [
    name === '' ? role : `${role} "${name}"`,
    value === '' || value === name ? '' : `"${value}"`,
    ...states,
    description === '' ? '' : `(${description})`,
  ];
  return parts.filter(part => part !== '').join(', ');
}
