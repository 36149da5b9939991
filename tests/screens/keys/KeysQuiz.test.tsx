import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FIELD_HINTS, signatureText } from '../../../src/screens/keys/text';
import { keyInfo, keyName, spokenKey } from '../../../src/theory/key';
import { spokenSignature } from '../../../src/theory/signature';
import { expectFocusOn, openApp } from '../../openApp';
import { askedKey, field, press, radio, region, rightCount } from './page';

const open = (query = '') => openApp(`/keys${query}`);

const said = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

describe('given the setup of the key quiz', () => {
  test('when the tab is opened, then it offers type, keys and length with their defaults', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('tab', { name: 'Quiz' }));

    const setup = region('Quiz');
    expect(setup.getByRole('radio', { name: 'Name the Key' })).toBeChecked();
    expect(setup.getByRole('radio', { name: 'Count the Accidentals' })).not.toBeChecked();
    expect(setup.getByRole('radio', { name: 'Both' })).toBeChecked();
    expect(setup.getByRole('combobox', { name: 'Number of Questions' })).toHaveDisplayValue('10');
    expect(setup.getByRole('switch', { name: 'Quick Drill' })).not.toBeChecked();
    expect(press('Start Quiz')).toBeEnabled();
  });

  test('when it is changed, then the quiz has that length and asks for those keys', async () => {
    const { user } = await open('?view=quiz');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Number of Questions' }), '5');
    await user.click(radio('Minor'));
    await user.click(radio('Count the Accidentals'));
    await user.click(press('Start Quiz'));

    expect(screen.getByRole('heading', { name: 'Question 1 of 5' })).toBeVisible();
    expect(askedKey().type).toBe('minor');
    expect(screen.getByText(/^How many sharps or flats does/)).toBeVisible();
  });
});

describe('given an open question', () => {
  test('when it appears, then the field has the focus, and an empty answer can’t be submitted', async () => {
    const { user } = await open();

    await user.keyboard('q');

    expectFocusOn('textbox', 'Your answer');
    expect(press('Submit Answer')).toBeDisabled();
    await user.keyboard('   {Enter}');
    expect(press('Submit Answer')).toBeDisabled();
    await said('Type an answer first');
    expect(screen.getByRole('heading', { name: 'Question 1 of 10' })).toBeVisible();
  });

  test('when Escape is pressed in the field, then it empties it, and then leaves it for the heading, where hotkeys work', {
    tags: 'full',
  }, async () => {
    const { user } = await open();
    await user.keyboard('qhalf');
    expect(field()).toHaveValue('half');

    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expectFocusOn('textbox', 'Your answer');

    await user.keyboard('{Escape}');
    expectFocusOn('heading', 'Keys');
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Question 1 of 10', hidden: true })).toBeInTheDocument();
  });

  test('when it appears, then it is in the tab of the quiz, and How to Use says how to answer', async () => {
    const { user } = await open('?key=D-major');
    expect(region('How to Use').getByText('go around by fifths')).toBeVisible();

    await user.keyboard('q');

    const tab = within(screen.getByRole('tabpanel', { name: 'Quiz' }));
    expect(tab.getByRole('region', { name: 'Question 1 of 10' })).toBeVisible();
    expect(tab.getByRole('textbox', { name: 'Your answer' })).toHaveFocus();
    expect(tab.getByText('Locked while the quiz runs.')).toBeVisible();
    expect(region('How to Use').getByText('submits, then goes on')).toBeVisible();
    expect(region('How to Use').queryByText('go around by fifths')).toBeNull();
    expect(region('How to Use').getByText(/use the buttons/)).toBeVisible();
  });

  test('when the other tab is chosen, then it waits there, and q goes back to it as it was left', {
    tags: 'full',
  }, async () => {
    const { user } = await open();
    await user.keyboard('qhalf');
    const key = askedKey();

    await user.click(screen.getByRole('tab', { name: 'Key Information' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(within(screen.getByRole('contentinfo')).getByText('Question 1/10')).toBeVisible();

    await user.keyboard('q');
    expect(askedKey()).toEqual(key);
    expectFocusOn('textbox', 'Your answer');
    expect(field()).toHaveValue('half');
  });

  test('when its tab is chosen again by the arrows, then the focus stays on the tab', {
    tags: 'full',
  }, async () => {
    const { user } = await open();
    await user.keyboard('q');
    await user.click(screen.getByRole('tab', { name: 'Key Information' }));

    await user.keyboard('{ArrowRight}');

    expectFocusOn('tab', 'Quiz');
    expect(field()).toBeVisible();
  });

  test('when it is answered, then the controls of the question are the same ones', async () => {
    const { user } = await open();
    await user.keyboard('qx');
    const [answer, advance] = [field(), press('Submit Answer')];

    await user.keyboard('{Enter}');

    expect(field()).toBe(answer);
    expect(press('Next Question')).toBe(advance);
    expect(press('Hear it')).toBeVisible();
  });

  test('when letters are typed, then they are text, not hotkeys', async () => {
    const { user } = await open();

    await user.keyboard('qh r d q m ?');

    expect(field()).toHaveValue('h r d q m ?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(press('Hide Controls')).toBeVisible();
  });

  test('when Control and . are pressed in the field, then the question is said again, and nothing is typed', async () => {
    const { user } = await open('?types=major');
    await user.keyboard('q');
    const signature = signatureText(askedKey()).spoken;
    await said(/^Question 1 of 10\./);

    await user.keyboard('{Control>}.{/Control}.');

    await said(`Question 1 of 10. Signature: ${signature}. Name the major key.`);
    expectFocusOn('textbox', 'Your answer');
    expect(field()).toHaveValue('.');
  });

  test('when the right key is typed, then Enter shows the verdict, and Enter again goes on', async () => {
    const { user } = await open();
    await user.keyboard('q');
    const key = askedKey();

    await user.keyboard(`${keyName(key, 'letters').toLowerCase()}{Enter}`);

    expect(screen.getByText('Correct!')).toBeVisible();
    expect(screen.queryByText(/^Correct answer/)).toBeNull();
    expect(screen.getByText('1 of 1 right (100%), going well')).toHaveAttribute('data-standing', 'good');
    await said(`Right: ${spokenKey(key)}.`);
    expectFocusOn('textbox', 'Your answer');

    await user.keyboard('{Enter}');

    expect(screen.getByRole('heading', { name: 'Question 2 of 10' })).toBeVisible();
    expect(field()).toHaveValue('');
    expectFocusOn('textbox', 'Your answer');
    await said(/^Question 2 of 10\. Signature: /);
  });

  test('when a wrong key is typed, then the right one is shown', async () => {
    const { user } = await open();
    await user.keyboard('q');
    const key = askedKey();

    await user.keyboard('nonsense{Enter}');

    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(screen.getByText(`Correct answer: ${keyName(key, 'letters')}`)).toBeVisible();
    expect(screen.getByText('0 of 1 right (0%), needs practice')).toHaveAttribute('data-standing', 'poor');
    expect(field()).toHaveValue('nonsense');
    expect(field()).toHaveAttribute('readonly');
  });

  test('when G flat is typed for six sharps, then it is right, and the verdict explains the signature', {
    tags: 'full',
  }, async () => {
    const { user } = await open('?types=major&count=15');
    await user.keyboard('q');
    // All thirteen major keys come before any comes twice.
    while (askedKey().tonic !== 'F#') await user.keyboard(`${askedKey().tonic}{Enter}{Enter}`);

    await user.keyboard('ｇｂ{Enter}');

    expect(screen.getByText('Correct!')).toBeVisible();
    const remark = 'is the same key spelled with flats; this signature has 6 sharps.';
    expect(screen.getByText(`Gb ${remark}`)).toBeVisible();
    await said(`Right: F sharp major. G flat ${remark}`);
  });

  test('when accidentals are counted, then their number is the answer, and the staff is shown after it', async () => {
    const { user } = await open('?quiz=count-accidentals');
    await user.keyboard('q');
    const key = askedKey();
    expect(screen.queryByRole('img')).toBeNull();

    await user.keyboard(`${rightCount()}{Enter}`);

    expect(screen.getByText('Correct!')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Treble staff/ })).toBeVisible();
    await said(`Right: ${spokenKey(key)} has ${spokenSignature(keyInfo(key).accidentals)}.`);
  });

  test('when it is open, then the circle and the key information are hidden, and settings are plain values', async () => {
    const { user } = await open('?key=D-major');
    await user.keyboard('q');

    expect(screen.queryByRole('group', { name: 'Circle of Fifths' })).toBeNull();
    expect(region('Circle of Fifths').getByText(/^Hidden during the quiz/)).toBeVisible();
    for (const role of ['radio', 'combobox']) expect(screen.queryByRole(role)).toBeNull();
    for (const name of ['Quiz Type', 'Key Types', 'Number of Questions'])
      expect(screen.getByText(name)).toBeVisible();

    await user.click(screen.getByRole('tab', { name: 'Key Information' }));

    expect(region('Key Information').getByText(/^Hidden during the quiz/)).toBeVisible();
    expect(screen.queryByText('D E F# G A B C#')).toBeNull();
    expect(press('Tips')).toBeDisabled();
  });

  test('when a name is asked for, then it is nowhere on the page', { tags: 'full' }, async () => {
    const { user } = await open();
    for (let turn = 0; turn < 8; turn += 1) {
      await user.keyboard('q');
      const key = askedKey();
      // The hint names one key as an example, the same for every question.
      const page = document.documentElement.outerHTML.replaceAll(FIELD_HINTS.name({}), '');
      expect(page).not.toContain(keyName(key, 'letters'));
      expect(page).not.toContain(spokenKey(key));
      await user.click(press('Quit Quiz'));
    }
  });

  test('when the controls are hidden, then the question stays as it is', { tags: 'full' }, async () => {
    const { user } = await open();
    await user.keyboard('qhalf');

    await user.click(press('Hide Controls'));

    expect(screen.queryByRole('tab')).toBeNull();
    expect(field()).toHaveValue('half');
    expect(press('Submit Answer')).toBeEnabled();
  });

  test('when another screen is opened, then the question waits as it was left', async () => {
    const { user } = await open();
    await user.keyboard('qhalf');
    const key = askedKey();

    await user.click(press('You Can Learn the Keys'));
    await user.click(screen.getByRole('link', { name: 'Learn the Notes' }));
    await screen.findByRole('heading', { level: 1, name: 'Notes' });
    expect(screen.getByText('Keys quiz waiting at 1 of 10')).toBeVisible();
    await user.keyboard('lk');
    await screen.findByRole('heading', { level: 1, name: 'Keys' });

    expect(askedKey()).toEqual(key);
    expect(field()).toHaveValue('half');
  });

  test('when an answer is chosen in the palette, then the field is filled in, and Enter submits it', {
    tags: 'full',
  }, async () => {
    const { user } = await open('?types=major');
    await user.keyboard('q');

    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Type a command' }), 'answer b flat{Enter}');

    await waitFor(() => expect(field()).toHaveValue('Bb'));
    await said('B flat, filled in');
    await user.keyboard('{Enter}');
    expect(screen.getByText(/^(Correct!|Incorrect)$/)).toBeVisible();
  });
});

describe('given the end of a key quiz', () => {
  test('when it is quit before an answer, then it goes back to the setup', { tags: 'full' }, async () => {
    const { user } = await open();
    await user.keyboard('q');

    await user.click(press('Quit Quiz'));

    expectFocusOn('button', 'Start Quiz');
    await said('Quiz ended.');
    expect(screen.queryByRole('region', { name: 'Quiz Results' })).toBeNull();
  });

  test('when it is ended after an answer, then the results count that answer', { tags: 'full' }, async () => {
    const { user } = await open();
    await user.keyboard('q');
    await user.keyboard(`${keyName(askedKey(), 'letters')}{Enter}{Enter}`);

    await user.click(press('End Quiz'));

    const results = region('Quiz Results');
    for (const text of ['1/1', '100%', 'Excellent work!', 'Ended after 1 of 10 questions.'])
      expect(results.getByText(text)).toBeVisible();
    await said('Quiz ended: 1 of 1 right.');
  });

  test('when all questions are answered, then score, percentage, message and missed keys are shown, and New Quiz resets the quiz', {
    tags: 'full',
  }, async () => {
    const { user } = await open('?count=5&quiz=count-accidentals');
    await user.keyboard('q');
    for (let turn = 0; turn < 4; turn += 1) await user.keyboard(`${rightCount()}{Enter}{Enter}`);
    const key = askedKey();
    const missed = keyName(key, 'letters');

    await user.keyboard('99{Enter}{Enter}');

    const results = region('Quiz Results');
    for (const text of ['4/5', '80%', 'Great job!']) expect(results.getByText(text)).toBeVisible();
    expect(results.getAllByText(new RegExp(`^${missed}, `))[0]).toBeInTheDocument();
    expect(within(screen.getByRole('tabpanel', { name: 'Quiz' })).getByText('4/5')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Circle of Fifths' })).toBeVisible();
    expectFocusOn('heading', 'Quiz Results');
    await said(`The quiz is over: 4 of 5 right. Missed: ${spokenKey(key)}.`);

    await user.keyboard('{Tab}{Tab}{Tab}{Enter}');

    expect(screen.queryByRole('region', { name: 'Quiz Results' })).toBeNull();
    expectFocusOn('button', 'Start Quiz');
  });

  test('when Enter is held down, then it doesn’t skip questions', async () => {
    const { user } = await open('?count=5&quiz=count-accidentals');
    await user.keyboard('q');

    await user.keyboard('99{Enter>5/}');

    expect(screen.getByText('Incorrect')).toBeVisible();
  });
});

describe('given a quick drill on keys', { tags: 'full' }, () => {
  test('when the right key is submitted, then the next question follows automatically', async () => {
    const { user } = await open('?drill=on');
    await user.keyboard('q');
    const key = askedKey();

    await user.keyboard(`${keyName(key, 'letters')}{Enter}`);

    expect(screen.getByRole('heading', { name: 'Question 2 of 10' })).toBeVisible();
    expect(field()).toHaveValue('');
    await said(new RegExp(`^Right: ${spokenKey(key)}\\. Signature: `));
  });

  test('when accidentals are counted, then one digit answers, and the drill waits for Enter after a wrong one', async () => {
    const { user } = await open('?drill=on&quiz=count-accidentals');
    await user.keyboard('q');

    await user.keyboard(rightCount());
    expect(screen.getByRole('heading', { name: 'Question 2 of 10' })).toBeVisible();
    await user.keyboard('9');

    expect(screen.getByText('Incorrect')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Question 3 of 10' })).toBeVisible();
  });

  test('when the results open automatically, then an Enter meant for the question starts nothing', {
    tags: 'full',
  }, async () => {
    const { user } = await open('?drill=on&quiz=count-accidentals');
    await user.keyboard('q');
    for (let turn = 0; turn < 10; turn += 1) await user.keyboard(rightCount());

    await user.keyboard('{Enter} ');

    expect(region('Quiz Results').getByText('10/10')).toBeVisible();
    expectFocusOn('heading', 'Quiz Results');
    await user.keyboard('{Tab}');
    expectFocusOn('button', 'Start Again');
  });

  test('when the controls are hidden, then its questions and its results are shown all the same', {
    tags: 'full',
  }, async () => {
    const { user } = await open('?drill=on&quiz=count-accidentals');
    await user.click(press('Hide Controls'));
    await user.keyboard('q');
    for (let turn = 0; turn < 10; turn += 1) await user.keyboard(rightCount());

    expect(screen.queryByRole('tab')).toBeNull();
    expect(region('Quiz Results').getByText('10/10')).toBeVisible();
    await user.click(press('New Quiz'));
    expect(screen.getByRole('group', { name: 'Circle of Fifths' })).toBeVisible();
  });

  test('when Quick Drill is on, then its length takes the place of the number of questions', async () => {
    const { user } = await open('?view=quiz&drill=on&count=5');
    expect(screen.queryByLabelText('Number of Questions')).toBeNull();
    expect(screen.getByLabelText('Length')).toHaveDisplayValue('10 questions');
    await user.selectOptions(screen.getByLabelText('Length'), '50 questions');
    await user.selectOptions(screen.getByLabelText('Most Accidentals'), '1');
    await user.keyboard('{Escape}q');
    expect(screen.getByRole('heading', { name: 'Question 1 of 50' })).toBeVisible();
    expect(['C major', 'G major', 'F major', 'A minor', 'E minor', 'D minor']).toContain(
      spokenKey(askedKey()),
    );
  });

  test('when a text field has the focus, then Ctrl with O says how the drill goes', async () => {
    const { user } = await open('?drill=on');
    await user.keyboard('q{Control>}o{/Control}');
    expect(field()).toHaveFocus();
    await said(/^Question 1 of 10\. Nothing answered yet\.$/);
  });

  test('when it is ended early, then the heading of the results has the focus, and Enter starts again', async () => {
    const { user } = await open('?drill=on&quiz=count-accidentals');
    await user.keyboard('q');
    await user.keyboard(rightCount());

    await user.click(press('End Quiz'));

    expectFocusOn('heading', 'Quiz Results');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('region', { name: 'Quiz Results' })).toBeNull();
  });
});
