// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createChordPictures } from '../../../src/screens/chords/picture';
import { chordsTable, viewIn } from '../../../src/screens/chords/settings';
import { noteNames } from '../../../src/settings/noteNames';
import { preferenceTable } from '../../../src/settings/preferences';
import type { NoteSystem } from '../../../src/theory/names';
import type { Group, Mark, Picture } from '../../../src/ui/picture/marks';
import { memorySettings } from '../../settings/memorySettings';

function picturesAt(query: string, preferences = '', names: NoteSystem = 'english') {
  const settings = memorySettings('chords', chordsTable, query);
  settings.apply(noteNames.write(settings.choices(), names));
  const preferred = memorySettings('preferences', preferenceTable, preferences);
  return createChordPictures({ view: () => viewIn(settings.choices()), settings, preferred });
}

const textsIn = (marks: readonly (Mark | Group)[]): readonly string[] =>
  marks.flatMap(mark =>
    mark.kind === 'group' ? textsIn(mark.marks) : mark.kind === 'text' ? [mark.text] : [],
  );

const cellsIn = ({ marks }: Picture): readonly string[] =>
  marks.flatMap(mark =>
    mark.kind === 'group'
      ? mark.marks.flatMap(cell => (cell.kind === 'group' && cell.name !== undefined ? [cell.name] : []))
      : [],
  );

describe('given a chord', () => {
  test('when its neck is taken along, then the picture has its fingers on the strings, and says which shape it is', () => {
    const picture = picturesAt('?root=C').neckPicture();
    expect(picture.title).toBe('C');
    expect(cellsIn(picture)).toContain('C, finger 3, string 5, fret 3, root');
    expect(textsIn(picture.marks)).toEqual(expect.arrayContaining(['C E G', 'C, open: x 3 2 0 1 0']));
    expect(picture.description).toContain('String 6: muted, open.');
  });

  test('when its neck shows notes, then so does the picture', () => {
    const picture = picturesAt('?root=C&display=notes').neckPicture();
    expect(cellsIn(picture)).toContain('C, string 5, fret 3, root');
  });

  test('when there is a capo, then both pictures say by shape and by sound what it is', () => {
    const { picture, neckPicture } = picturesAt('?root=A%23&capo=3');
    for (const { marks } of [picture(), neckPicture()])
      expect(textsIn(marks)).toContain('Capo 3: G shape, sounds A#');
  });

  test('when notes have German names, then both pictures name it in German', () => {
    const { picture, neckPicture } = picturesAt('?root=B&type=minor&display=notes', '', 'german');
    expect(neckPicture().title).toBe('Hm');
    expect(cellsIn(neckPicture())).toContain('H, string 5, fret 2, root');
    expect(textsIn(neckPicture().marks)).toContain('H D Fis');
    expect(picture().title).toBe('Hm');
    expect(picture().description).toContain('String 5: fret 2, finger 1, H.');
  });

  test('when it is taken along for the left hand, then both pictures say so', () => {
    const { picture, neckPicture } = picturesAt('', '?hand=left');
    for (const { marks, description } of [picture(), neckPicture()]) {
      expect(textsIn(marks)).toContain('left-handed');
      expect(description).toContain('left-handed');
    }
  });
});
