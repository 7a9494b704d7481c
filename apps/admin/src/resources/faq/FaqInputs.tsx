import { faqFields } from '@expat-buddy/domain/faq/fields';
import { FieldInputs } from '#ui/fields/FieldInputs.tsx';
import { faqInputs } from './faq-inputs.tsx';

export function FaqInputs() {
  return <FieldInputs fields={faqFields} own={faqInputs} tab="question" />;
}
