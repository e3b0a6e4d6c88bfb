// Sets colours before the first paint. An own blocking file, because the content security policy allows no inline script.
// The same rules as src/ui/theme/settings.ts, which takes over as soon as the application runs.
(function () {
  var settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('murmel.ui') || '{}') || {};
  } catch (error) {
    settings = {};
  }
  var system = function (query) {
    return window.matchMedia(query).matches;
  };
  var dark = settings.scheme === 'dark' || (settings.scheme !== 'light' && system('(prefers-color-scheme: dark)'));
  var more = settings.contrast === 'more' || (settings.contrast !== 'normal' && system('(prefers-contrast: more)'));
  var root = document.documentElement;
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  if (more) root.setAttribute('data-contrast', 'more');
})();
