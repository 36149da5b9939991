import type { Action, ActionTexts } from '../commands/action';
import { neckDescription, neckDrawing, type PicturedNeck } from '../fretboard/neckPicture';
import { diagramUse } from '../instrument/text';
import type { Pictures } from '../settings/usePictures';
import { type Caption, framed, sheetOf } from '../ui/picture/frame';
import type { Picture } from '../ui/picture/marks';
import { PICTURE } from '../ui/text';

/** What the commands for pictures read and call. */
export interface PictureDeps {
  readonly pictures: Pictures;
  /** A picture of what the screen shows. */
  readonly picture: () => Picture;
}

interface PictureOptions<Deps> extends Pick<ActionTexts, 'group'> {
  /** The first part of their ids, and of the file's name. */
  readonly id: string;
  /** Why there is no picture now, if so. */
  readonly disabled: (deps: Deps) => string | undefined;
  readonly isOffered?: (deps: Deps) => boolean;
  /** Their titles, if they take something else than what is mostly meant. */
  readonly titles?: Readonly<Record<'copy' | 'save', string>>;
  /** The picture, if it isn't that of the screen. */
  readonly pictureOf?: (deps: Deps) => Picture;
}

/** Copies what a screen shows as a picture, and saves it. */
export const pictureActions = <Deps extends PictureDeps>({
  id,
  titles = { copy: PICTURE.copy.title, save: PICTURE.save.title },
  pictureOf = ({ picture }) => picture(),
  ...shared
}: PictureOptions<Deps>) =>
  ({
    copyPicture: {
      ...shared,
      ...{ id: `${id}.picture`, title: titles.copy, keywords: PICTURE.copy.keywords, scope: 'screen' },
      run: deps => deps.pictures.copy(pictureOf(deps), fileOf(id)),
    },
    saveSvg: {
      ...shared,
      ...{ id: `${id}.svg`, title: titles.save, keywords: PICTURE.save.keywords, scope: 'screen' },
      run: deps => deps.pictures.save(pictureOf(deps), fileOf(id)),
    },
  }) satisfies Record<string, Action<Deps>>;

const fileOf = (id: string): string => `fretty-${id.replace('.', '-')}`;

/** The address of what is shown, as it is written on paper. */
export const addressHere = (): string => `${location.host}${location.pathname}${location.search}`;

type NeckCaption = Omit<Caption, 'description' | 'address' | 'note'>;

/** A neck with its name and what it is for. */
export function neckPicture(neck: PicturedNeck, caption: NeckCaption): Picture {
  const note = diagramUse(neck.instrument, neck.orientation);
  return framed(neckDrawing(neck), {
    ...{ ...caption, note, address: addressHere() },
    description: [...caption.facts, note, neckDescription(neck)].filter(text => text !== '').join('. '),
  });
}

/** A neck in a picture of several. */
interface NamedNeck {
  readonly name: string;
  readonly neck: PicturedNeck;
}

const ACROSS = 3;

/** Several necks of one instrument in one picture. */
export function necksPicture(necks: readonly NamedNeck[], caption: NeckCaption): Picture {
  const uses = necks.slice(0, 1).map(({ neck }) => diagramUse(neck.instrument, neck.orientation));
  const drawings = necks.map(({ name, neck }) => ({ name, drawing: neckDrawing(neck) }));
  return framed(sheetOf(drawings, ACROSS), {
    ...{ ...caption, note: uses.join(), address: addressHere() },
    description: necks.map(({ name, neck }) => `${name}. ${neckDescription(neck)}`).join(' '),
  });
}
