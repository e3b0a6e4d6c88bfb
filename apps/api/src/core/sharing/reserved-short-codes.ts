/** Words that would look like a page of ours, or like somebody who speaks for us (decision A27). */
const RESERVED: ReadonlySet<string> = new Set([
  'about', 'abmelden', 'account', 'admin', 'administrator', 'ai', 'anmelden', 'anmeldung', 'api', 'app', 'apps', 'assets', 'auth',
  'backoffice', 'barrierefreiheit', 'collab', 'confirm', 'datenschutz', 'download', 'error', 'gallery', 'galerie', 'go', 'health',
  'help', 'hilfe', 'home', 'impressum', 'info', 'items', 'kennwort', 'konto', 'live', 'login', 'logout', 'mail', 'metrics', 'murmel',
  'new', 'null', 'official', 'offiziell', 'onboarding', 'passwort', 'password', 'privacy', 'register', 'registrieren', 'root', 'schule',
  'search', 'security', 'session', 'sessions', 'settings', 'share', 'sicherheit', 'start', 'static', 'status', 'suche', 'support',
  'system', 'tools', 'trust', 'undefined', 'user', 'users', 'verify', 'visitor', 'www',
]);

/** @param code in lower case */
export function isReservedShortCode(code: string): boolean {
  return RESERVED.has(code) || !/[a-z0-9]/.test(code);
}
