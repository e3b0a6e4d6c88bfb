import type { FastifyInstance, FastifyRequest } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';

/** Lets the routes of this scope take forms, which every other one refuses (`readJsonBodies`). @param bodyLimit in bytes */
export function readForms(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeContentTypeParser(FORM);
  scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit }, (_request, body, parsed) =>
    parsed(null, new URLSearchParams(String(body))),
  );
}

/** Returns the fields of a form; none where another kind of body was sent, or no body. */
export function formOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
