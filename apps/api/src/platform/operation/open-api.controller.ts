import { contract, documentedAs } from '@murmel/contracts';
import { Controller, Get } from '@nestjs/common';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { Operation } from '../call.js';

/** Deeper than a formatted text on a card in the body of a call. */
const DEEPEST = 20;

function converter(): ZodToJsonSchemaConverter {
  return new ZodToJsonSchemaConverter({
    maxStructureDepth: DEEPEST,
    interceptors: [
      ({ next, ...step }) => next({ ...step, schema: (documentedAs(step.schema) as typeof step.schema | undefined) ?? step.schema }),
    ],
  });
}

/** The contract as OpenAPI 3.1, made once. */
@Controller()
export class OpenApiController {
  private document: Promise<unknown> | undefined;

  @Get('openapi.json')
  @Operation({ operation: 'open.read' })
  openApi(): Promise<unknown> {
    this.document ??= new OpenAPIGenerator({ schemaConverters: [converter()] }).generate(contract, {
      info: { title: 'murmel', version: '1', description: 'Every call of the education platform. Paths lie below /api.' },
      servers: [{ url: '/api' }],
    });
    return this.document;
  }
}
