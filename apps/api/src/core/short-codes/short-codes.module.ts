import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ChosenCodes } from './chosen-codes.js';
import { MissedCodes } from './missed-codes.js';
import { ShortAddresses } from './short-addresses.js';

@Module({ imports: [AccountsModule], providers: [ChosenCodes, MissedCodes, ShortAddresses], exports: [ChosenCodes, MissedCodes] })
export class ShortCodesModule {}
