import { Module } from '@nestjs/common';
import { Handshakes } from './handshakes.js';

@Module({ providers: [Handshakes], exports: [Handshakes] })
export class HandshakesModule {}
