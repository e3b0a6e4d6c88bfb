// Sets colours and language before the first paint, and notes a script that does not come. An own blocking file, because the content security policy allows no inline script.
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
  // What is shown until the application runs, and knows better, is in one of two languages.
  var wanted = (navigator.languages || []).filter(function (language) {
    return /^(de|en)\b/i.test(language);
  })[0];
  if (/^en/i.test(wanted)) root.lang = 'en';
  addEventListener(
    'error',
    function (event) {
      if (event.target instanceof HTMLScriptElement) root.setAttribute('data-load', 'failed');
    },
    true,
  );
})();
