import { ContactForm } from '#features/inquiry/contact-form.tsx';
import { useContactPreset } from './use-contact-preset.ts';

export default function PresetForm() {
  return <ContactForm preset={useContactPreset()} />;
}
