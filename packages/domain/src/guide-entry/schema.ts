import * as z from 'zod/mini';
import { fieldSchemas } from '../content/field-schemas.ts';
import { slug, status } from '../schema-fields.ts';
import { isSourced, ownSourceSchemas } from '../source/schema.ts';
import { guideEntryFields } from './fields.ts';
import { guideTopics } from './topics.ts';

export const guideEntrySchema = z
  .object({
    id: slug('written-lease'),
    ...fieldSchemas(guideEntryFields, {
      ...ownSourceSchemas,
      topic: z.enum(guideTopics, 'Please choose a topic.'),
    }),
    status,
  })
  .check(
    z.refine(
      (entry) =>
        entry.status !== 'published' ||
        Boolean(entry.statement?.trim() || entry.whom_to_ask?.trim()),
      {
        path: ['whom_to_ask'],
        error: 'A published entry has a statement or says whom to ask.',
      },
    ),
    z.refine(
      (entry) => entry.status !== 'published' || !entry.statement?.trim() || isSourced(entry),
      {
        path: ['source_url'],
        error: 'A published statement needs a source with its address, and the day it was checked.',
      },
    ),
  );
