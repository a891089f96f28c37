import type { OpenAPIObject } from '@nestjs/swagger';
import { PageQueryDto } from '../../platform/validation/paging.js';
import { constraintsOf, type PropertySchema } from './openapi-constraints.js';

/** A parameter of an operation, as far as it is changed here. */
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: PropertySchema;
}

const NEXT_PAGE = {
  description: 'Where the list goes on: `<address>; rel="next"` (RFC 8288). Left out at the end of the list.',
  schema: { type: 'string' },
};

const PAGE_LIMIT = {
  description: 'How many rows this answer has at the most.',
  schema: { type: 'integer' },
};

/**
 * Documents the paged lists, recognised by their `limit` parameter: the constraints of `PageQueryDto`, which
 * are not added to queries automatically, and the paging headers of the answer.
 */
export function addPages(document: OpenAPIObject): void {
  const constraints = constraintsOf(PageQueryDto);
  for (const { get } of Object.values(document.paths)) {
    const query = ((get?.parameters ?? []) as Parameter[]).filter((parameter) => parameter.in === 'query');
    if (!query.some(({ name }) => name === 'limit')) continue;
    for (const { name, schema } of query) {
      if (schema['type'] === 'number') Object.assign(schema, constraints.get(name));
    }
    Object.assign(get?.responses['200'] ?? {}, { headers: { Link: NEXT_PAGE, 'X-Page-Limit': PAGE_LIMIT } });
  }
}
