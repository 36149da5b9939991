// Sets the theme before the first paint; src/app/theme.ts takes over from here, and a test holds the two together.
(() => {
  const wishes = query => window.matchMedia(query).matches;
  const system = () =>
    wishes('(prefers-contrast: more)')
      ? 'contrast'
      : wishes('(prefers-color-scheme: light)')
        ? 'paper'
        : 'green';
  let chosen;
  try {
    const { version, values } = JSON.parse(localStorage.getItem('fretty'));
    if (typeof version === 'number' && version <= 1) chosen = values.theme;
  } catch {
    // Nothing stored, or nothing readable: the system decides.
  }
  const known = ['green', 'amber', 'ice', 'paper', 'contrast'];
  document.documentElement.dataset.theme = known.includes(chosen) ? chosen : system();
})();
