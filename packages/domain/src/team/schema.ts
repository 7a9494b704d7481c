import * as z from 'zod/mini';
import { lines, picture, requiredText, status, text } from '../schema-fields.ts';
import { teamMemberLimits as limits } from './limits.ts';

export const teamMemberSchema = z.object({
  name: requiredText('a name', limits.name),
  role: text(limits.role),
  languages: lines,
  description: text(limits.description),
  image: picture(limits.image),
  status,
});
