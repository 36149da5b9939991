/** The record in local storage of someone who has answered on every screen. */
export const EXPERIENCED_LEARNER = {
  name: 'fretty-learner',
  record: JSON.stringify({
    version: 1,
    values: { notes: 'yes', triads: 'yes', chords: 'yes', scales: 'yes', keys: 'yes', intervals: 'yes' },
  }),
};
