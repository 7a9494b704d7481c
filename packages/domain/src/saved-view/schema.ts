import * as z from 'zod/mini';
import { requiredText } from '../schema-fields.ts';
import { savedViewLimits } from './limits.ts';

export const savedViewSchema = z.object({ name: requiredText('a name', savedViewLimits.name.max) });
