import * as z from 'zod/mini';
import { optionalId, requiredText, slug, status, text } from '../schema-fields.ts';
import { isSourced, sourceFields } from '../source/schema.ts';
import { guideEntryLimits } from './limits.ts';
import { guideTopics } from './topics.ts';

export const guideEntrySchema = z
  .object({
    id: slug('written-lease'),
    topic: z.enum(guideTopics, 'Please choose a topic.'),
    title: requiredText('a title', guideEntryLimits.title),
    statement: text(guideEntryLimits.statement),
    whom_to_ask: text(guideEntryLimits.whomToAsk),
    place: text(guideEntryLimits.place),
    service_id: optionalId,
    ...sourceFields,
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
