import { type InterfaceLanguage, LIMITS } from '@murmel/contracts';
import type { Mail } from './mail.js';

export interface MailText {
  subject: string;
  greeting: string;
  /** paragraphs before and after the link */
  before: string[];
  button: string;
  after: string[];
  closing: string;
}

const { confirmHours, resetMinutes } = LIMITS.mailToken;
const de = { greeting: 'Hallo,', closing: 'Dein murmel' };
const en = { greeting: 'Hello,', closing: 'Your murmel' };

/** Texts of each mail. `{name}` is filled in. */
export const MAIL_TEXTS: Record<InterfaceLanguage, Record<Mail['template'], MailText>> = {
  de: {
    confirm: {
      ...de,
      subject: 'Bestätige deine E-Mail-Adresse',
      before: ['mit dieser Adresse wurde bei murmel ein Konto angelegt. Bestätige sie, dann kannst du dich anmelden.'],
      button: 'Adresse bestätigen',
      after: [
        `Der Link gilt ${confirmHours} Stunden und einmal.`,
        'Warst du das nicht? Dann tu nichts: Ohne Bestätigung kann sich niemand mit deiner Adresse anmelden.',
      ],
    },
    address: {
      ...de,
      subject: 'Bestätige die Adresse für dein Konto',
      before: [
        'ein Konto bei murmel, das sich mit einem Schulkonto anmeldet, möchte diese Adresse eintragen. Ist es deins? Dann bestätige sie.',
      ],
      button: 'Adresse bestätigen',
      after: [
        `Der Link gilt ${confirmHours} Stunden und einmal.`,
        'Warst du das nicht? Dann tu nichts. Mit der Bestätigung bekäme ein fremdes Konto, wozu diese Adresse eingeladen ist.',
      ],
    },
    addressTaken: {
      ...de,
      subject: 'Du hast schon ein Konto bei murmel',
      before: [
        'ein anderes Konto bei murmel wollte diese Adresse eintragen. Sie gehört aber zu deinem Konto, und das bleibt so.',
        'Willst du dich auch mit deinem Schulkonto anmelden? Dann melde dich mit deinem Passwort an und verbinde es in deinem Profil.',
      ],
      button: 'Anmelden',
      after: ['Warst du das nicht? Dann tu nichts: An deinem Konto hat sich nichts geändert.'],
    },
    choosePassword: {
      ...de,
      subject: 'Wähle dein Passwort für murmel',
      before: [
        'mit dieser Adresse wurde mehr als einmal ein Konto angelegt. Wähle jetzt dein Passwort. Damit ist auch deine Adresse bestätigt.',
      ],
      button: 'Passwort wählen',
      after: [
        `Der Link gilt ${resetMinutes} Minuten und einmal.`,
        'Warst du das nicht? Dann tu nichts: Niemand kann sich mit deiner Adresse anmelden.',
      ],
    },
    accountExists: {
      ...de,
      subject: 'Du hast schon ein Konto bei murmel',
      before: [
        'jemand wollte mit dieser Adresse ein neues Konto anlegen. Du hast aber schon eins und kannst dich damit anmelden.',
        'Weißt du dein Passwort nicht mehr? Hier wählst du ein neues.',
      ],
      button: 'Neues Passwort wählen',
      after: [
        `Der Link gilt ${resetMinutes} Minuten und einmal.`,
        'Warst du das nicht? Dann tu nichts: An deinem Konto hat sich nichts geändert.',
      ],
    },
    reset: {
      ...de,
      subject: 'Neues Passwort für murmel',
      before: ['jemand möchte für dein Konto ein neues Passwort wählen.'],
      button: 'Neues Passwort wählen',
      after: [
        `Der Link gilt ${resetMinutes} Minuten und einmal. Danach bist du auf allen Geräten abgemeldet.`,
        'Warst du das nicht? Dann tu nichts: Dein Passwort bleibt, wie es ist.',
      ],
    },
    passwordChanged: {
      ...de,
      subject: 'Dein Passwort ist geändert',
      before: ['das Passwort deines Kontos bei murmel wurde gerade geändert. Auf allen Geräten wurdest du abgemeldet.'],
      button: 'Anmelden',
      after: ['Warst du das nicht? Dann wähle auf der Anmeldeseite über „Passwort vergessen“ sofort ein neues.'],
    },
    notInvited: {
      ...de,
      subject: 'Für ein Konto brauchst du eine Einladung',
      before: [
        'jemand wollte mit dieser Adresse ein Konto bei murmel anlegen. Hier geht das nur mit Einladung. Bitte eine Kollegin oder einen Kollegen, dich zu einem Inhalt einzuladen, und versuche es dann noch einmal.',
      ],
      button: 'Zu murmel',
      after: ['Warst du das nicht? Dann tu nichts: Es wurde nichts gespeichert.'],
    },
    schoolInvitation: {
      ...de,
      subject: 'Einladung in eine Schule bei murmel',
      before: [
        '{inviter} lädt dich in die Schule „{title}“ bei murmel ein. Deine Inhalte und Klassen bleiben dabei deine: Kolleginnen und Kollegen bekommen durch die Schule keine Rechte daran.',
      ],
      button: 'Einladung ansehen',
      after: [
        `Der Link gilt ${LIMITS.school.invitationDays} Tage und einmal, und nur für diese E-Mail-Adresse. Hast du noch kein Konto? Dann lege eins mit dieser Adresse an.`,
        'Kennst du die Schule nicht? Dann tu nichts.',
      ],
    },
    teacherInvitation: {
      ...de,
      subject: 'Dein Konto bei murmel',
      before: ['{inviter} hat für dich ein Konto bei murmel vorbereitet. Wähle nur noch dein Passwort, dann kann es losgehen.'],
      button: 'Konto einrichten',
      after: [
        `Der Link gilt ${LIMITS.school.invitationDays} Tage und einmal, und nur für diese E-Mail-Adresse.`,
        'Kennst du diese Person nicht? Dann tu nichts.',
      ],
    },
    invitation: {
      ...de,
      subject: 'Einladung zur Mitarbeit bei murmel',
      before: ['{inviter} lädt dich ein, bei murmel an „{title}“ mitzuarbeiten.'],
      button: 'Öffnen',
      after: [
        'Melde dich mit dieser E-Mail-Adresse an. Hast du noch kein Konto? Dann lege eins mit dieser Adresse an.',
        'Kennst du diese Person nicht? Dann tu nichts.',
      ],
    },
  },
  en: {
    confirm: {
      ...en,
      subject: 'Confirm your e-mail address',
      before: ['an account was created at murmel with this address. Confirm it and you can sign in.'],
      button: 'Confirm address',
      after: [
        `The link works once, for ${confirmHours} hours.`,
        'Was it not you? Then do nothing: without the confirmation nobody can sign in with your address.',
      ],
    },
    address: {
      ...en,
      subject: 'Confirm the address for your account',
      before: ['an account at murmel that signs on with a school account wants to add this address. Is it yours? Then confirm it.'],
      button: 'Confirm address',
      after: [
        `The link works once, for ${confirmHours} hours.`,
        "Was it not you? Then do nothing. Confirming would give a stranger's account what this address is invited to.",
      ],
    },
    addressTaken: {
      ...en,
      subject: 'You already have an account at murmel',
      before: [
        'another account at murmel wanted to add this address. It belongs to your account, and stays there.',
        'Do you want to sign in with your school account as well? Then sign in with your password and link it in your profile.',
      ],
      button: 'Sign in',
      after: ['Was it not you? Then do nothing: your account has not changed.'],
    },
    choosePassword: {
      ...en,
      subject: 'Choose your password for murmel',
      before: ['an account was created more than once with this address. Choose your password now. That confirms your address too.'],
      button: 'Choose password',
      after: [
        `The link works once, for ${resetMinutes} minutes.`,
        'Was it not you? Then do nothing: nobody can sign in with your address.',
      ],
    },
    accountExists: {
      ...en,
      subject: 'You already have an account at murmel',
      before: [
        'somebody tried to create a new account with this address. You have one already and can sign in with it.',
        'Forgot your password? Choose a new one here.',
      ],
      button: 'Choose a new password',
      after: [`The link works once, for ${resetMinutes} minutes.`, 'Was it not you? Then do nothing: your account has not changed.'],
    },
    reset: {
      ...en,
      subject: 'New password for murmel',
      before: ['somebody wants to choose a new password for your account.'],
      button: 'Choose a new password',
      after: [
        `The link works once, for ${resetMinutes} minutes. It signs you out on all devices.`,
        'Was it not you? Then do nothing: your password stays as it is.',
      ],
    },
    passwordChanged: {
      ...en,
      subject: 'Your password was changed',
      before: ['the password of your account at murmel was changed just now. You were signed out on all devices.'],
      button: 'Sign in',
      after: ['Was it not you? Then choose a new one at once: “Forgot password” on the login page.'],
    },
    notInvited: {
      ...en,
      subject: 'You need an invitation for an account',
      before: [
        'somebody tried to create an account at murmel with this address. Here that takes an invitation. Ask a colleague to invite you to an item, then try again.',
      ],
      button: 'Go to murmel',
      after: ['Was it not you? Then do nothing: nothing was stored.'],
    },
    schoolInvitation: {
      ...en,
      subject: 'Invitation to a school at murmel',
      before: [
        '{inviter} invites you to the school “{title}” at murmel. Your items and classes stay yours: a school gives colleagues no rights on them.',
      ],
      button: 'See the invitation',
      after: [
        `The link works once, for ${LIMITS.school.invitationDays} days, and only for this e-mail address. No account yet? Create one with this address.`,
        'You do not know the school? Then do nothing.',
      ],
    },
    teacherInvitation: {
      ...en,
      subject: 'Your account at murmel',
      before: ['{inviter} has prepared an account at murmel for you. Just choose your password and begin.'],
      button: 'Set up account',
      after: [
        `The link works once, for ${LIMITS.school.invitationDays} days, and only for this e-mail address.`,
        'Do you not know this person? Then do nothing.',
      ],
    },
    invitation: {
      ...en,
      subject: 'Invitation to work together at murmel',
      before: ['{inviter} invites you to work on “{title}” at murmel.'],
      button: 'Open',
      after: [
        'Sign in with this e-mail address. No account yet? Create one with this address.',
        'You do not know this person? Then do nothing.',
      ],
    },
  },
};
