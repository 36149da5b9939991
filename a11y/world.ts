import type { Page } from 'playwright';
import { installVoice } from '../tests/browser/eyesFree.voice.ts';
import { speedUpAudio } from '../tests/browser/intervals.audio.ts';
import { plugIn } from '../tests/browser/midiGuitar.ts';
import { answersOnEveryTab, storeAnswers, yearOfAnswers } from '../tests/browser/storedYear.ts';

/** What can be different in the environment of a walk. */
export type World =
  | 'sounds last'
  | 'copying works'
  | 'copying fails'
  | 'on a phone'
  | 'a page is missing'
  | 'a year of answers'
  | 'answers on every tab'
  | 'a year of answers, and a file with a bad line'
  | 'no storage'
  | 'answers are still loading'
  | 'answers are missing'
  | 'a voice is there'
  | 'no voice is there'
  | 'a flat A is heard'
  | 'an A is heard'
  | 'a sharp A is heard'
  | 'an A is heard again and again'
  | 'the microphone is denied'
  | 'there is no microphone'
  | 'a MIDI guitar is there'
  | 'there is no MIDI device';

/** How many times faster the audio clock runs, so that sounds are over before the state is checked. */
const HURRY = 30;

/** So slow that a sound is still playing when the state is checked. */
const CRAWL = 0.02;

/** Worlds with a clock of their own: a microphone that hears something needs a real context. */
const KEEP_THEIR_CLOCK: ReadonlySet<World> = new Set([
  'sounds last',
  'a flat A is heard',
  'an A is heard',
  'a sharp A is heard',
  'an A is heard again and again',
]);

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15';

interface HeardTone {
  /** In Hz. */
  readonly frequency: number;
  /** Whether it goes on, or is heard every other second. */
  readonly lasts: 'on' | 'a moment';
}

const hears = (tone: HeardTone) => (page: Page) => page.addInitScript<HeardTone>(hearTone, tone);

const MADE_BY: Record<World, (page: Page) => Promise<unknown>> = {
  'sounds last': page => speedUpAudio(page, CRAWL),
  'copying works': page =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } }),
    ),
  'copying fails': page =>
    page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
  'on a phone': page =>
    page.addInitScript(
      userAgent => Object.defineProperty(navigator, 'userAgent', { value: userAgent }),
      PHONE,
    ),
  'a voice is there': installVoice,
  'no voice is there': page =>
    page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: undefined })),
  'a flat A is heard': hears({ frequency: 109, lasts: 'on' }),
  'an A is heard': hears({ frequency: 110, lasts: 'on' }),
  'a sharp A is heard': hears({ frequency: 111, lasts: 'on' }),
  'an A is heard again and again': hears({ frequency: 110, lasts: 'a moment' }),
  'the microphone is denied': page => page.addInitScript(refuseMicrophone, 'NotAllowedError'),
  'there is no microphone': page => page.addInitScript(refuseMicrophone, 'NotFoundError'),
  'a MIDI guitar is there': plugIn,
  'there is no MIDI device': page =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'requestMIDIAccess', { value: async () => ({ inputs: new Map() }) });
    }),
  'a year of answers': page => storeAnswers(page, yearOfAnswers()),
  'answers on every tab': page => storeAnswers(page, answersOnEveryTab()),
  'a year of answers, and a file with a bad line': async page => {
    await storeAnswers(page, yearOfAnswers());
    await page.addInitScript(chooseFile, '{"fretty":"answers","version":1}\nnonsense');
  },
  'no storage': page =>
    page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined })),
  'answers are still loading': page => page.route('**/answerLog-*.js', () => {}),
  'answers are missing': page => page.route('**/answerLog-*.js', route => route.abort()),
  'a page is missing': page => page.route('**/TriadsScreen*', route => route.abort()),
};

/** Lets the microphone hear a tone that begins a second after it was asked for, so that the room is known. */
function hearTone({ frequency, lasts }: HeardTone): void {
  const MINUTES = 10;
  const HEARD = 0.2;
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext();
    const tone = context.createOscillator();
    const gain = context.createGain();
    const output = context.createMediaStreamDestination();
    gain.gain.value = HEARD;
    if (lasts === 'a moment')
      for (let second = 1; second < MINUTES * 60; second += 2) {
        gain.gain.setValueAtTime(HEARD, context.currentTime + second);
        gain.gain.setValueAtTime(0, context.currentTime + second + 1);
      }
    tone.frequency.value = frequency;
    tone.connect(gain).connect(output);
    tone.start(context.currentTime + 1);
    window.unplug = () => {
      for (const track of output.stream.getTracks()) track.dispatchEvent(new Event('ended'));
    };
    return output.stream;
  };
}

function refuseMicrophone(why: string): void {
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', why));
}

/** Lets every dialog that asks for a file answer with one of this text. */
function chooseFile(text: string): void {
  HTMLInputElement.prototype.click = function () {
    const chosen = new DataTransfer();
    chosen.items.add(new File([text], 'answers.jsonl'));
    this.files = chosen.files;
    this.dispatchEvent(new Event('change'));
  };
}

/**
 * Makes the same walk lead to the same states every time: random choices always take the middle option, and sounds end
 * quickly. Also renders what is off screen, since the engines can't check what isn't rendered.
 */
export async function settle(page: Page, world: World | undefined): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0.5;
    const drawAll = new CSSStyleSheet();
    drawAll.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(drawAll);
  });
  if (world === undefined || !KEEP_THEIR_CLOCK.has(world)) await speedUpAudio(page, HURRY);
  if (world !== undefined) await MADE_BY[world](page);
}

/** One rule of IBM's engine throws on `role="switch"`, and logs it. */
const ENGINE = 'RULE EXCEPTION: aria_attribute_required';

const NOT_FETCHED = 'Failed to load resource|dynamically imported module';

/** What else is logged in some worlds. */
const COMPLAINTS: Partial<Record<World, string>> = {
  'a page is missing': NOT_FETCHED,
  'answers are missing': `${NOT_FETCHED}|Could not read the answers`,
};

/** The console messages to expect. */
export function complaintsIn(world: World | undefined): RegExp[] {
  const own = world && COMPLAINTS[world];
  return [new RegExp(own === undefined ? ENGINE : `${ENGINE}|${own}`)];
}
