import * as z from 'zod/mini';
import { fieldSchemas } from '../content/field-schemas.ts';
import { serviceTypes } from '../inquiry/service-types.ts';
import { slug, status } from '../schema-fields.ts';
import { amountFields, priceIsComplete } from '../trip/schema.ts';
import { serviceAudiences } from './audiences.ts';
import { serviceFields } from './fields.ts';

export const serviceSchema = z
  .object({
    id: slug('airport-welcome'),
    ...fieldSchemas(serviceFields, {
      ...amountFields,
      service_type: z.enum(serviceTypes, 'Please choose an inquiry type.'),
      audience: z.enum(serviceAudiences, 'Please choose an audience.'),
    }),
    status,
  })
  .check(priceIsComplete);
