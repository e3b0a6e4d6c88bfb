import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ItemsModule } from '../items/items.module.js';
import { ShortCodesModule } from '../short-codes/short-codes.module.js';
import { Invitations } from './invitations.js';
import { ItemAccess } from './item-access.js';
import { ItemPasswords } from './item-passwords.js';
import { MembersController } from './members.controller.js';
import { PublishItem } from './publish-item.js';
import { SharingController } from './sharing.controller.js';
import { TicketsController } from './tickets.controller.js';

@Module({
  imports: [AccountsModule, ItemsModule, ShortCodesModule],
  controllers: [MembersController, SharingController, TicketsController],
  providers: [Invitations, ItemAccess, ItemPasswords, PublishItem],
  exports: [ItemAccess, ItemPasswords, PublishItem],
})
export class SharingModule {}
