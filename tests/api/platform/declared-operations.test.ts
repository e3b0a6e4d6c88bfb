import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { describe, expect, it } from 'vitest';
import { Operation } from '../../../apps/api/src/platform/call.js';
import { DeclaredOperations } from '../../../apps/api/src/platform/declared-operations.js';

@Controller()
class DeclaredController {
  @Get('open')
  @Operation({ operation: 'open.read' })
  open(): string {
    return 'open';
  }
}

@Controller()
class ForgottenController {
  @Get('forgotten')
  forgotten(): string {
    return 'anybody gets this';
  }
}

@Controller()
class WhichItemController {
  @Get('which')
  @Operation({ operation: 'item.read' })
  which(): string {
    return 'of which item?';
  }
}

/** Starts an application with just these controllers and the check. */
async function start(controllers: (new () => object)[]): Promise<void> {
  @Module({ imports: [DiscoveryModule], controllers, providers: [DeclaredOperations] })
  class TestModule {}
  const application = await NestFactory.createApplicationContext(TestModule, { logger: false, abortOnError: false });
  await application.close();
}

describe('the start', () => {
  it('goes on when every route declares its operation', async () => {
    await expect(start([DeclaredController])).resolves.toBeUndefined();
  });

  it('[TR-21] stops at a route without one and names it', async () => {
    await expect(start([DeclaredController, ForgottenController])).rejects.toThrow('ForgottenController.forgotten');
  });

  it('stops at an item operation that does not say which item', async () => {
    await expect(start([WhichItemController])).rejects.toThrow('WhichItemController.which');
  });
});
