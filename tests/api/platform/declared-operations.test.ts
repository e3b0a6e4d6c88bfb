import { type CallMeta, contract } from '@murmel/contracts';
import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { oc } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Call, Operation } from '../../../apps/api/src/platform/call.js';
import { CheckDeclaredOperations } from '../../../apps/api/src/platform/check-declared-operations.js';

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

@Controller()
class UndeclaredParameterController {
  @Get('undeclared/:id/:cardId')
  @Operation({ operation: 'item.read', itemParam: 'id' })
  undeclared(): string {
    return 'nobody decided on this card';
  }
}

@Controller()
class WhichProjectController {
  @Get('project')
  @Operation({ operation: 'project.read' })
  which(): string {
    return 'of which project?';
  }
}

/** Starts an application with just these controllers and the check. */
async function start(controllers: (new () => object)[]): Promise<void> {
  @Module({ imports: [DiscoveryModule], controllers, providers: [CheckDeclaredOperations] })
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
    await expect(start([WhichProjectController])).rejects.toThrow('WhichProjectController.which (which project?)');
  });

  it('stops at a path parameter that nothing declares, and names it', async () => {
    await expect(start([UndeclaredParameterController])).rejects.toThrow(
      'UndeclaredParameterController.undeclared (undeclared parameter cardId)',
    );
  });

  it('stops at a call whose handler would get the id that the guard decided on', () => {
    const open = oc.$meta<CallMeta>({ operation: 'item.read', itemParam: 'id' }).route({ method: 'GET', path: '/planted/{id}' });
    const idParam = contract.items.get['~orpc'].inputSchema!;
    expect(() => Call(open.input(z.strictObject({ id: z.uuid() })))).toThrow('GET /planted/{id}: id would reach the handler');
    expect(() => Call(open.input(z.union([idParam, z.strictObject({ id: z.uuid() })])))).toThrow('id would reach the handler');
    expect(() => Call(open.input(idParam))).not.toThrow();
  });
});
