// Sets the theme before the first paint; then src/app/shell/theme.ts takes over. A test checks that the two agree.
(() => {
  const prefers = query => window.matchMedia(query).matches;
  let chosen;
  try {
    const { version, values } = JSON.parse(localStorage.getItem('fretty'));
    if (typeof version === 'number' && version <= 1) chosen = values.theme;
  } catch {
    // Nothing stored, or not readable: the default.
  }
  const known = ['green', 'amber', 'ice', 'paper', 'contrast'];
  const system = chosen === 'system' && prefers('(prefers-color-scheme: light)') ? 'paper' : 'green';
  document.documentElement.dataset.theme = known.includes(chosen)
    ? chosen
    : prefers('(prefers-contrast: more)')
      ? 'contrast'
      : system;
})();
