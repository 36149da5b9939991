// Shows the picture in the page if it fits; otherwise it goes. This runs right after it, so it was never painted before.

import { readLocal, readTab } from '../../storage/storage';
import { platformOf } from '../keyboard/keyPress';
import { isFirstVisit } from '../learner';
import { pictureFits } from '../picture';

const surroundings = {
  location,
  device: navigator,
  store: { read: readLocal },
  tabStore: { read: readTab },
};
const picture = document.querySelector<HTMLElement>('.first-look-picture');
if (picture !== null) {
  const { screen = '', path = '' } = picture.dataset;
  if (pictureFits({ screen, path }, surroundings)) show(picture);
  else picture.remove();
}

function show(picture: HTMLElement): void {
  document.documentElement.dataset.picture = platformOf(navigator);
  if (!isFirstVisit(surroundings.store)) {
    picture.querySelector('[data-first-visit]')?.remove();
    picture.querySelector('[data-start]')?.setAttribute('data-start', 'now');
  }
  // A neck that is wider than its box has a cue below it that says so.
  for (const neck of picture.querySelectorAll<HTMLElement>('[data-more]'))
    if (neck.scrollWidth > neck.clientWidth + 1) neck.dataset.more = 'right';
}
