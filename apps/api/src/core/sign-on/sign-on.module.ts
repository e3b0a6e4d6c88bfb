import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { HandshakesModule } from '../handshakes/handshakes.module.js';
import { SchoolsModule } from '../schools/schools.module.js';
import { SignOnProvidersModule } from '../sign-on-providers/sign-on-providers.module.js';
import { AddAddress } from './add-address.js';
import { AdminLinks } from './admin-links.js';
import { BeginSignOn } from './begin-sign-on.js';
import { EndSignedOn } from './end-signed-on.js';
import { FinishSignOn } from './finish-sign-on.js';
import { Newcomers } from './newcomers.js';
import { OwnSignOns } from './own-sign-ons.js';
import { SignOnController } from './sign-on.controller.js';

@Module({
  imports: [AccountsModule, HandshakesModule, SchoolsModule, SignOnProvidersModule],
  controllers: [SignOnController],
  providers: [AddAddress, AdminLinks, BeginSignOn, EndSignedOn, FinishSignOn, Newcomers, OwnSignOns],
})
export class SignOnModule {}
