import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Dialog } from '../../src/ui/Dialog';
import { Panel } from '../../src/ui/Panel';
import { Radios } from '../../src/ui/Radios';
import { Tabs } from '../../src/ui/Tabs';
import { recordFocus, settled } from '../focusPath';

test('given a panel, when it is rendered, then it is a region named by its heading', () => {
  render(<Panel title="Last Played">nothing yet</Panel>);
  const panel = screen.getByRole('region', { name: 'Last Played' });
  expect(within(panel).getByRole('heading', { level: 2, name: 'Last Played' })).toBeVisible();
  expect(panel).toHaveTextContent('nothing yet');
});

describe('given radios', () => {
  const options = [
    { code: 'C', text: 'C' },
    { code: 'C#', text: 'C#', spoken: 'C sharp' },
  ];

  test('when nothing is chosen yet, then none is checked, and a choice is passed on', async () => {
    const onChoose = vi.fn();
    render(<Radios legend="Your answer" options={options} chosen={undefined} onChoose={onChoose} />);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'C sharp' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(options[1], 'pick');
  });

  test('when hotkeys are shown beside them, then they aren’t part of their names', () => {
    render(
      <Radios
        legend="Your answer"
        options={options}
        chosen="C"
        onChoose={() => {}}
        hintOf={({ code }) => <span aria-hidden="true">{`key ${code}`}</span>}
      />,
    );
    expect(screen.getByRole('radio', { name: 'C' })).toBeChecked();
    expect(screen.getByText('key C')).toBeVisible();
  });

  // In browse mode, Orca reads the text of a label again, on a line of its own.
  test('when options are read, then nothing repeats their names: what is drawn is hidden', () => {
    render(<Radios legend="Your answer" options={options} chosen="C" onChoose={() => {}} />);
    expect(screen.getByRole('radio', { name: 'C' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'C sharp' })).toBeVisible();
    for (const drawn of ['C', 'C#']) expect(screen.getByText(drawn)).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByText('C sharp')).toBeNull();
  });
});

const MODES = [
  { id: 'practice', title: 'Practice Mode' },
  { id: 'quiz', title: 'Quiz Mode' },
  { id: 'more', title: 'More' },
] as const;

function Modes() {
  const [current, setCurrent] = useState<(typeof MODES)[number]['id']>('practice');
  return (
    <Tabs name="Mode" tabs={MODES} current={current} onChoose={setCurrent}>
      {`This is ${current}`}
    </Tabs>
  );
}

describe('given tabs', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });

  test('when they are rendered, then one is selected, and it names the panel', () => {
    render(<Modes />);
    expect(screen.getByRole('tablist', { name: 'Mode' })).toBeVisible();
    expect(tab('Practice Mode')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Quiz Mode')).toHaveAttribute('aria-selected', 'false');
    const panel = screen.getByRole('tabpanel', { name: 'Practice Mode' });
    expect(panel).toHaveTextContent('This is practice');
    expect(tab('Practice Mode')).toHaveAttribute('aria-controls', panel.id);
  });

  test('when one is clicked, then its panel is shown', async () => {
    render(<Modes />);
    await userEvent.click(tab('Quiz Mode'));
    expect(screen.getByRole('tabpanel', { name: 'Quiz Mode' })).toHaveTextContent('This is quiz');
  });

  test('when arrows, Home and End are pressed, then selection and focus move together and wrap around', async () => {
    const user = userEvent.setup();
    render(<Modes />);
    await user.tab();
    expect(tab('Practice Mode')).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowRight}', 'Quiz Mode'],
      ['{End}', 'More'],
      ['{ArrowRight}', 'Practice Mode'],
      ['{ArrowLeft}', 'More'],
      ['{Home}', 'Practice Mode'],
    ] as const) {
      await user.keyboard(key);
      expect(tab(name)).toHaveFocus();
      expect(screen.getByRole('tab', { selected: true })).toBe(tab(name));
    }
  });

  test('when Tab is pressed, then the tabs are one stop', async () => {
    const user = userEvent.setup();
    render(<Modes />);
    await user.tab();
    await user.tab();
    expect(document.body).toHaveFocus();
  });
});

interface Way {
  readonly returnFocus?: () => void;
  readonly onClosed?: () => void;
  readonly openerStays?: boolean;
}

function Page({ returnFocus, onClosed, openerStays = true }: Way) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>Page</h1>
      {(openerStays || !open) && (
        <button type="button" onClick={() => setOpen(true)}>
          Help
        </button>
      )}
      {open && (
        <Dialog
          title="Direction Options Explained"
          describedBy="text"
          onClose={() => setOpen(false)}
          {...(returnFocus && { returnFocus })}
          {...(onClosed && { onClosed })}
        >
          <p id="text">Ascending: the second note is higher.</p>
          <button type="button" onClick={() => setOpen(false)}>
            Got it!
          </button>
        </Dialog>
      )}
    </>
  );
}

describe('given a dialog', () => {
  async function openDialog(way: Way = {}) {
    const user = userEvent.setup();
    render(<Page {...way} />);
    await user.click(screen.getByRole('button', { name: 'Help' }));
    return { user, dialog: screen.getByRole('dialog', { name: 'Direction Options Explained' }) };
  }

  test('when it opens, then it is modal, described by its text, and has the focus inside', async () => {
    const { dialog } = await openDialog();
    expect(dialog).toHaveAccessibleDescription('Ascending: the second note is higher.');
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Help' })).toBeNull();
  });

  test.each(['{Escape}', '{Enter}'])(
    'when %s closes it, then the element that opened it has the focus',
    async keys => {
      const { user } = await openDialog();
      screen.getByRole('button', { name: 'Got it!' }).focus();
      await user.keyboard(keys);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus();
    },
  );

  test.each([
    ['Escape', '{Escape}'],
    ['one of its buttons', '{Enter}'],
  ])('when %s closes it, then the focus goes straight back, and is never lost', async (_what, keys) => {
    const { user } = await openDialog();
    screen.getByRole('button', { name: 'Got it!' }).focus();
    const path = recordFocus();
    await user.keyboard(keys);
    await settled();
    expect(path).toEqual(['Help from Got it!']);
  });

  test('when it has a title, then title and text are one section without a name, so that new selects in it are not read out', async () => {
    const { dialog } = await openDialog();
    const section = screen.getByRole('heading', { name: 'Direction Options Explained' }).closest('section');
    expect(dialog).toContainElement(section);
    expect(section).toContainElement(screen.getByRole('button', { name: 'Got it!' }));
    expect(section).not.toHaveAccessibleName();
    expect(section).not.toHaveAttribute('tabindex');
  });

  test('when Tab is pressed in it, then the focus stays in it', async () => {
    const { user, dialog } = await openDialog();
    for (let presses = 0; presses < 4; presses += 1) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  test('when the focus should go elsewhere afterwards, then it goes there before the dialog counts as closed', async () => {
    const order: string[] = [];
    const { user } = await openDialog({
      returnFocus() {
        order.push('focus');
        screen.getByRole('heading', { level: 1, hidden: true }).focus();
      },
      onClosed: () => order.push('closed'),
    });
    await user.keyboard('{Escape}');
    expect(order).toEqual(['focus', 'closed']);
  });

  test('when the element that opened it is gone, then the page’s heading has the focus', async () => {
    const { user } = await openDialog({ openerStays: false });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
