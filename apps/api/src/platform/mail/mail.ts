import type { InterfaceLanguage } from '@murmel/contracts';

/**
 * Every mail the product sends. None contains names of registered people. Invitations carry only a few plain words of the inviting user, so
 * that an address cannot be used as an advertising channel.
 */
export type Mail = { language: InterfaceLanguage } & (
  | { template: 'confirm' | 'address' | 'choosePassword' | 'accountExists' | 'reset'; token: string }
  | { template: 'passwordChanged' | 'notInvited' | 'addressTaken' }
  | { template: 'invitation'; inviter: string; title: string; path: string }
  /** `title`: the school's name; without one the administration invites to the installation */
  | { template: 'schoolInvitation' | 'teacherInvitation'; inviter: string; title: string; token: string }
);
