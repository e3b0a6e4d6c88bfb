import { Module } from '@nestjs/common';
import { SignOnProviders } from './sign-on-providers.js';

@Module({ providers: [SignOnProviders], exports: [SignOnProviders] })
export class SignOnProvidersModule {}
