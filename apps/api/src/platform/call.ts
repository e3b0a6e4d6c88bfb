import { type CallMeta, isTaken } from '@murmel/contracts';
import { applyDecorators, RequestMethod, SetMetadata } from '@nestjs/common';
import type { AnyContractProcedure } from '@orpc/contract';
import { Implement, toNestPattern } from '@orpc/nest';
import type { z } from 'zod';
import { subjectParameters } from './request-subjects.js';

/** Metadata key under which a handler carries what its call declares. */
export const CALL_META = 'murmel:call';
/** Metadata key of a call's name, `METHOD /path` of the contract. */
export const CALL_NAME = 'murmel:call-name';

/**
 * The handler of a declared call: its route and its operation come from the contract.
 * @throws Error at the start when an id that the guard decides on would reach the handler in its input
 */
export function Call<T extends AnyContractProcedure>(procedure: T) {
  const meta = procedure['~orpc'].meta as CallMeta;
  requireTakenSubjects(procedure, meta);
  const implement = Implement(procedure);
  return <U>(target: object, key: string, descriptor: TypedPropertyDescriptor<(...args: never[]) => U>): void => {
    SetMetadata(CALL_META, meta)(target, key, descriptor);
    SetMetadata(CALL_NAME, nameOf(procedure))(target, key, descriptor);
    (implement as unknown as MethodDecorator)(target, key, descriptor);
  };
}

/**
 * A handler that streams bytes itself but keeps route and operation of its declared call.
 * Used for uploads, downloads and pages, where the contract's JSON codec has no place.
 */
export function RawCall(procedure: AnyContractProcedure): MethodDecorator {
  const { route, meta } = procedure['~orpc'];
  requireTakenSubjects(procedure, meta as CallMeta);
  if ((meta as CallMeta).inQuery && !(meta as CallMeta).accepts) throw new Error(`${route.path}: an upload says which files it accepts`);
  const method = RequestMethod[(route.method ?? 'POST') as keyof typeof RequestMethod];
  return applyDecorators(
    SetMetadata(CALL_META, meta),
    SetMetadata(CALL_NAME, nameOf(procedure)),
    SetMetadata('path', toNestPattern(route.path!)),
    SetMetadata('method', method),
    SetMetadata('__httpCode__', route.successStatus ?? 200),
  );
}

function nameOf({ '~orpc': { route } }: AnyContractProcedure): string {
  return `${route.method ?? 'POST'} ${route.path ?? ''}`;
}

/** A route outside the contract (pages, metrics) declares its operation by itself. */
export function Operation(meta: CallMeta): MethodDecorator {
  return SetMetadata(CALL_META, meta);
}

/** Keys are compared by their use case; everything else that names the subject belongs to the guard alone. */
/** Returns the media types that the files of an upload may have. */
export function acceptedBy(procedure: AnyContractProcedure): readonly string[] {
  const { accepts } = procedure['~orpc'].meta as CallMeta;
  return accepts === undefined || accepts === 'asTool' ? [] : accepts;
}

function requireTakenSubjects({ '~orpc': { route, inputSchema } }: AnyContractProcedure, meta: CallMeta): void {
  const subjects = subjectParameters(meta).filter((name) => !meta.keys?.includes(name));
  const open = subjects.filter((name) => !shapesOf(inputSchema as z.ZodType | undefined).every((shape) => isTaken(shape[name])));
  if (open.length > 0)
    throw new Error(
      `${route.method} ${route.path}: ${open.join(', ')} would reach the handler in its input; declare it as a subject's id (\`idParam\`, \`subjectId\`).`,
    );
}

/** The fields of an input; of each alternative where there are several. */
function shapesOf(schema: z.ZodType | undefined): Record<string, unknown>[] {
  const { shape, options } = (schema ?? {}) as { shape?: Record<string, unknown>; options?: z.ZodType[] };
  return options ? options.flatMap(shapesOf) : [shape ?? {}];
}
