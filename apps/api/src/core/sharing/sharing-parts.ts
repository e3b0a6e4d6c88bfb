import { ChosenCodes } from './chosen-codes.js';
import { DrawnItemPages } from './drawn-item-pages.js';
import { Invitations } from './invitations.js';
import { ItemAccess } from './item-access.js';
import { ItemPasswords } from './item-passwords.js';
import { MembersController } from './members.controller.js';
import { MissedCodes } from './missed-codes.js';
import { RowsBelow } from './rows-below.js';
import { SharingController } from './sharing.controller.js';
import { ShortAddresses } from './short-addresses.js';
import { ShortLinkController } from './short-link.controller.js';
import { TicketsController } from './tickets.controller.js';

export const sharingControllers = [MembersController, SharingController, ShortLinkController, TicketsController];
export const sharingProviders = [
  ChosenCodes,
  DrawnItemPages,
  Invitations,
  ItemAccess,
  ItemPasswords,
  MissedCodes,
  RowsBelow,
  ShortAddresses,
];
