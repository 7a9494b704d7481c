import * as z from 'zod/mini';
import { serviceTypes } from '../inquiry/service-types.ts';
import { lines, requiredText, slug, status, text } from '../schema-fields.ts';
import { amountFields, priceIsComplete } from '../trip/schema.ts';
import { serviceAudiences } from './audiences.ts';

export const serviceSchema = z
  .object({
    id: slug('airport-welcome'),
    title: requiredText('a title', 100),
    service_type: z.enum(serviceTypes, 'Please choose an inquiry type.'),
    audience: z.enum(serviceAudiences, 'Please choose an audience.'),
    description: text(2000),
    what_we_do: lines,
    what_you_bring: lines,
    usual_time: text(200),
    languages: lines,
    limits: text(2000),
    icon: text(100),
    price_calculation: text(500),
    ...amountFields,
    included: lines,
    not_included: lines,
    status,
  })
  .check(priceIsComplete);
