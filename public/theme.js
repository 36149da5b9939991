// Sets the theme before the first paint; then src/app/theme.ts takes over. A test checks that the two agree.
(() => {
  const prefers = query => window.matchMedia(query).matches;
  const system = () =>
    prefers('(prefers-contrast: more)')
      ? 'contrast'
      : prefers('(prefers-color-scheme: light)')
        ? 'paper'
        : 'green';
  let chosen;
  try {
    const { version, values } = JSON.parse(localStorage.getItem('fretty'));
    if (typeof version === 'number' && version <= 1) chosen = values.theme;
  } catch {
    // Nothing stored, or not readable: match the system.
  }
  const known = ['green', 'amber', 'ice', 'paper', 'contrast'];
  document.documentElement.dataset.theme = known.includes(chosen) ? chosen : system();
})();
