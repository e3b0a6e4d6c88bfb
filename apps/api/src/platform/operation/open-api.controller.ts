import { contract } from '@murmel/contracts';
import { Controller, Get } from '@nestjs/common';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { Operation } from '../call.js';

/** The contract as OpenAPI 3.1, made once. */
@Controller()
export class OpenApiController {
  private document: Promise<unknown> | undefined;

  @Get('openapi.json')
  @Operation({ operation: 'open.read' })
  openApi(): Promise<unknown> {
    this.document ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
      info: { title: 'murmel', version: '1', description: 'Every call of the education platform. Paths lie below /api.' },
      servers: [{ url: '/api' }],
    });
    return this.document;
  }
}
