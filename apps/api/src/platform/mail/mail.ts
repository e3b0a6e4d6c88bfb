import type { InterfaceLanguage } from '@murmel/contracts';

/** Everything the product mails. No names of people who registered; what invites somebody carries a few plain words of theirs: an address must not become a billboard. */
export type Mail = { language: InterfaceLanguage } & (
  | { template: 'confirm' | 'choosePassword' | 'accountExists' | 'reset'; token: string }
  | { template: 'passwordChanged' | 'notInvited' }
  | { template: 'invitation'; inviter: string; title: string; path: string }
  /** `title`: the school's name */
  | { template: 'schoolInvitation'; inviter: string; title: string; token: string }
);
