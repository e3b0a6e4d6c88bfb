import { INITIAL_DATA_ID, type InitialData } from '@murmel/contracts';

/** Returns the data the server wrote into the page; undefined without a server (the development server of the client). */
export function readInitialData(): InitialData | undefined {
  const text = document.getElementById(INITIAL_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as InitialData) : undefined;
}

export const NO_INITIAL_DATA: InitialData = {
  user: null,
  flash: [],
  apps: [],
  galleryMode: false,
  incognito: null,
  registration: 'open',
  signOn: { providers: [], password: true },
  learningPlatforms: false,
  legal: {},
  accessibilityContact: null,
  licenceOffer: {},
  release: '',
};

/** Facts of the page that never change while it is open. */
export const pageData: InitialData = readInitialData() ?? NO_INITIAL_DATA;
