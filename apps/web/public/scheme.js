// Sets colours and language before the first paint, notes a script that does not come, and stands in for storage that the browser forbids. An own blocking file, because the content security policy allows no inline script, and because everything else runs after it.
// The same rules as src/ui/theme/settings.ts, which takes over as soon as the application runs.
(function () {
  // Where cookies are blocked, each access to storage throws. In its place the page gets one that lasts as long as the page; also libraries do.
  var inMemory = function () {
    var methods = {
      getItem: function (name) {
        return Object.prototype.hasOwnProperty.call(this, name) ? this[name] : null;
      },
      setItem: function (name, value) {
        this[name] = String(value);
      },
      removeItem: function (name) {
        delete this[name];
      },
      clear: function () {
        Object.keys(this).forEach(this.removeItem, this);
      },
      key: function (index) {
        return Object.keys(this)[index] || null;
      },
    };
    Object.defineProperty(methods, 'length', {
      get: function () {
        return Object.keys(this).length;
      },
    });
    // Names of entries are its own keys, as those of the browser's storage.
    return Object.create(methods);
  };
  ['localStorage', 'sessionStorage'].forEach(function (name) {
    try {
      window[name].getItem('murmel.ui');
    } catch (error) {
      Object.defineProperty(window, name, { value: inMemory() });
    }
  });
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
