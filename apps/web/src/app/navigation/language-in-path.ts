import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@murmel/contracts';

/** The language that an address of the help begins with (NAV-23). */
export function languageInPath(pathname: string): InterfaceLanguage | undefined {
  return INTERFACE_LANGUAGES.find((language) => `${pathname}/`.startsWith(`/${language}/help/`));
}
