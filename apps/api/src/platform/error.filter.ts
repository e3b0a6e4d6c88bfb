import { ERRORS, type ErrorCode, genericMessage } from '@murmel/contracts';
import { type Logger } from '@murmel/server';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionLoss } from './connection-loss.js';
import { expectedErrorOf } from './expected-errors.js';
import { forgetFileHeaders } from './forget-file-headers.js';
import { LOGGER } from './injection-tokens.js';
import { faultPage, opensPage } from './page/fault-page.js';

interface ErrorBody {
  defined: boolean;
  code: string;
  status: number;
  message: string;
  /** the specification's spelling of the code, e.g. `no_password_provided` */
  error: string;
  data?: unknown;
}

/** Renders what guards, Fastify and Nest throw in the shape that calls answer with. Details of a fault stay in the log. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  /** Answers in place of a route that failed: a person who opened a page gets a page. */
  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const body = this.bodyOf(error);
    const isFault = body.status >= 500;
    if (isFault) this.logger.error({ err: error, trace: request.id }, 'request failed');
    if (reply.sent) return;
    forgetFileHeaders(reply);
    void reply.header('cache-control', 'no-store').status(body.status);
    if (isFault && opensPage(request)) void reply.type('text/html; charset=utf-8').send(faultPage(request));
    else void reply.send(body);
  }

  private bodyOf(error: unknown): ErrorBody {
    const refusal = error instanceof ORPCError ? error : expectedErrorOf(error);
    return refusal ? errorBody(refusal.code, refusal.status, refusal.message, refusal.data) : bodyOfStatus(statusOf(error));
  }
}

/** The wire shape of an error. */
export function errorBody(code: string, status: number, message: string, data?: unknown): ErrorBody {
  return { defined: false, code, status, message, error: code.toLowerCase(), ...(data === undefined ? {} : { data }) };
}

/** Returns the body of a refusal of which only the status is known. */
export function bodyOfStatus(status: number): ErrorBody {
  return errorBody(codeOfStatus(status), status, genericMessage(status));
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const claimed = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof claimed === 'number' && claimed >= 400 && claimed < 600) return claimed;
  return isConnectionLoss(error) ? 503 : 500;
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 415) return 'UNSUPPORTED_TYPE';
  const codes = Object.keys(ERRORS) as ErrorCode[];
  return codes.find((code) => ERRORS[code].status === status) ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL');
}
