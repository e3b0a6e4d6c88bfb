import { INTERFACE_LANGUAGES, type InterfaceLanguage, supportedLanguage } from '@murmel/contracts';

/** The language that an address of the help begins with (spec NAV-23). */
export function languageInPath(pathname: string): InterfaceLanguage | undefined {
  return INTERFACE_LANGUAGES.find((language) => `${pathname}/`.startsWith(`/${language}/help/`));
}

/** Returns the language of an address: its `locale` parameter takes precedence over its path. */
export function languageInAddress({ pathname, search }: { pathname: string; search: string }): InterfaceLanguage | undefined {
  return supportedLanguage(new URLSearchParams(search).get('locale')) ?? languageInPath(pathname);
}
