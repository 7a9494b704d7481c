import type { companyMessages as English } from '../../en/company/company.ts';
import { isolated } from '../grammar/isolated.ts';

export const companyMessages: typeof English = {
  title: 'من يقف وراء هذا الموقع',
  claim: 'الشركة التي تتعاملون معها، كما هي مسجلة.',
  legalName: 'الشركة',
  register: 'السجل التجاري',
  licence: 'رخصة وكالة السياحة',
  insurance: 'التأمين',
  address: 'العنوان',
  phone: 'الهاتف',
  payment: 'الدفع',
  policy: (insurer, number) => `${isolated(insurer)}، عقد التأمين رقم ${isolated(number)}`,
  validUntil: (document, day) => `${isolated(document)}، تنتهي الصلاحية في ${day}`,
  fact: (label, value) => `${label}: ${isolated(value)}`,
};
