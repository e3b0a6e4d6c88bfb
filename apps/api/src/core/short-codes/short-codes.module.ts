import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ChosenCodes } from './chosen-codes.js';
import { ShortCodeGuard } from './short-code-guard.js';
import { ShortLinkRedirects } from './short-link-redirects.js';

@Module({ imports: [AccountsModule], providers: [ChosenCodes, ShortCodeGuard, ShortLinkRedirects], exports: [ChosenCodes, ShortCodeGuard] })
export class ShortCodesModule {}
