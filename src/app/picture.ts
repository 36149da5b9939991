import { isIos } from '../screens/intervals/ios';
import { namesOfLanguage } from '../settings/languageNames';
import type { TabStore } from '../storage/storage';

/** Markup without style attributes, which a strict policy forbids, and the rules that take their place. */
export interface Picture {
  readonly markup: string;
  readonly rules: string;
}

/**
 * A picture of a drawn app, for the page to show until the app has started: its visible parts, without texts that are only heard
 * and without ids that others refer to. This function is sent to another page as it is, so it uses nothing outside itself.
 *
 * @param root the element that holds the app
 */
export function pictureOf(root: Element): Picture {
  const picture = root.cloneNode(true) as Element;
  const rules = new Map<string, string>();
  const refers =
    /^(id|name|for|role|title|tabindex|data-string|aria-(?!pressed|selected|disabled|expanded|current|hidden).*)$/;

  const drawnSelects = [...root.querySelectorAll('select')];
  for (const [index, select] of [...picture.querySelectorAll('select')].entries())
    for (const [place, option] of [...select.options].entries()) {
      option.removeAttribute('value');
      option.toggleAttribute('selected', drawnSelects[index]?.selectedIndex === place);
    }
  for (const input of picture.querySelectorAll('input')) input.toggleAttribute('checked', input.checked);

  // The radios over a drawing can't be seen, and a link to skip to is out of the window.
  const unseen = '.visually-hidden, [hidden], input[style], a[href^="#"]';
  for (const element of picture.querySelectorAll(unseen)) element.remove();

  // How much of a neck is in view depends on the window.
  for (const neck of picture.querySelectorAll('[data-more]')) neck.setAttribute('data-more', 'none');
  for (const cue of picture.querySelectorAll('[data-more] + [aria-hidden] > :not(button)'))
    cue.replaceChildren();
  // A style sheet puts in the name that the key has on the reader's keyboard.
  for (const hotkey of picture.querySelectorAll('kbd')) {
    const rest = /^Ctrl( .*)/.exec(hotkey.textContent)?.[1];
    if (rest === undefined) continue;
    hotkey.textContent = rest;
    hotkey.setAttribute('data-stroke', 'mod');
  }

  for (const element of picture.querySelectorAll('*')) {
    const style = element.getAttribute('style');
    if (style !== null) {
      const known = rules.get(style) ?? String(rules.size);
      rules.set(style, known);
      element.setAttribute('data-style', known);
      element.removeAttribute('style');
    }
    for (const attribute of element.getAttributeNames())
      if (refers.test(attribute) && !(attribute === 'role' && element.getAttribute('role') === 'tablist'))
        element.removeAttribute(attribute);
  }
  return {
    markup: picture.innerHTML.replace(/<(\/?)(?:header|main|footer|nav|aside)\b/g, '<$1div'),
    rules: [...rules].map(([style, id]) => `[data-style="${id}"]{${style}}`).join(''),
  };
}

/** The screen whose picture is in a page, and its path in the address. */
export interface PicturedScreen {
  readonly screen: string;
  readonly path: string;
}

/** The address, storage and device, which decide what the app will draw. */
export interface Surroundings {
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly device: Pick<Navigator, 'userAgent' | 'maxTouchPoints' | 'language'>;
  readonly store: Pick<TabStore, 'read'>;
  readonly tabStore: Pick<TabStore, 'read'>;
}

/** The preferences that don't change the picture: they are heard, or drawn by style sheets alone. */
export const UNSEEN = [
  'theme',
  'pictureColors',
  'volume',
  'droneVolume',
  'voice',
  'results',
  'cells',
  'hearing',
  'goesOnByNote',
  'pacer',
];

/**
 * Whether the app will draw the same as the picture of a screen, which shows its defaults. This function is part of the script in
 * each page, so it must stay small.
 *
 * @example pictureFits({ screen: 'keys', path: '/keys' }, { location: new URL('/keys?key=D-major', origin), … }) // false
 */
export function pictureFits({ screen, path }: PicturedScreen, surroundings: Surroundings): boolean {
  const { location, device, store, tabStore } = surroundings;
  return (
    location.search === '' &&
    [path, `${path}.html`, `${path}index.html`].includes(location.pathname) &&
    chosenIn(store.read('fretty')).every(id => UNSEEN.includes(id)) &&
    namesOfLanguage(device.language) === 'english' &&
    store.read(`${screen}_sidebarOpen`) !== 'false' &&
    !tabStore.read('fretty-open-quizzes') &&
    !(screen === 'intervals' && isIos(device))
  );
}

/** The ids of the preferences that were chosen. */
function chosenIn(stored: string | undefined): readonly string[] {
  try {
    return Object.keys(JSON.parse(stored ?? '').values);
  } catch {
    // Nothing stored, or not readable: the defaults.
    return [];
  }
}
