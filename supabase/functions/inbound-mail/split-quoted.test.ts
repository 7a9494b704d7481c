import { describe, expect, it } from 'vitest';
import { splitQuoted } from './split-quoted.ts';

const OURS = '> Hello Amina,\n>\n> The tour starts on Friday.';

describe('keeps what somebody wrote', () => {
  it.each([
    'Voici notre trajet :\n\nDe : Alger\nÀ : Djanet\nDate : 14 mars 2027\nNous serons 4.\nMerci, Karim',
    'De : Alger\nÀ : Djanet\nDate : 14 mars 2027, 8:00\nObjet : randonnée\nE-mail : karim@example.org',
    'From: Algiers\nTo: Djanet\nDate: 14 March 2027\nSubject to your advice.',
    'Le programme me plaît beaucoup.\nMais ma femme a écrit :\n"pas plus de 6 heures par jour", est-ce possible ?',
    'Le 14 mars 2027 ma femme a écrit :\n> pas plus de 6 heures par jour',
    'On 14 March 2027 at 10:00 my brother wrote:\nplease bring water.',
    'Our guide is Karim <karim@example.org>, from 14/03/2027 at 10:00:\n\nDay 1: Djanet',
    'Our wishes:\n\n> two nights in Djanet\n> a guide who speaks French',
    'Your price is\n> 4,000 DZD\nand\n>3 nights.',
    'From: office@example.com I got nothing.\nWhen do we start?',
    'Forwarded, for you to see.\n\n---------- Forwarded message ---------\nFrom: Air Algérie <a@example.org>\nDate: Tue, 24 Nov 2026 at 09:02\nSubject: Your flight\nTo: <amina@example.org>\n\nAH 1001 at 10:00.',
    'Adults: 4\nArrival: 14/03/2027 10:30\nEmail: <karim@example.org>\nHotel:\n\nEl Aurassi',
  ])('%j', (text) => {
    expect(splitQuoted(text)).toEqual({ written: text, quoted: '' });
  });
});

describe('folds a quotation', () => {
  it.each([
    'On Tue, 24 Nov 2026 at 09:02, Nadia <office@example.com> wrote:',
    'On Nov 24, 2026, at 9:02 AM, Nadia Expat Buddy wrote:',
    'On Tue, 24 Nov 2026 at 09:02, Nadia at Expat Buddy, travel and services\n<office@example.com> wrote:',
    'On 11/24/26 09:02, Nadia wrote:',
    'Le mar. 24 nov. 2026 à 09:02, Nadia <office@example.com> a écrit\u00a0:',
    'Le 24 nov. 2026 à\n09:02, Nadia Expat Buddy <office@example.com> a écrit :',
    'في الثلاثاء، 24 نوفمبر 2026 في 9:02 ص تمت كتابة ما يلي بواسطة \u202bNadia\u202c\u200e <\u202aoffice@example.com\u202c\u200f>:\u200f',
    'Am Di., 24. Nov. 2026 um 09:02 Uhr schrieb Nadia <office@example.com>:',
    'Am 24.11.26 um 09:02 schrieb Nadia:',
    'El mar, 24 nov 2026 a las 9:02, Nadia (<office@example.com>) escribió:',
    'Il giorno mar 24 nov 2026 alle ore 09:02 Nadia <office@example.com> ha scritto:',
    'Em ter., 24 de nov. de 2026 às 09:02, Nadia <office@example.com> escreveu:',
    'Op di 24 nov 2026 om 09:02 schreef Nadia <office@example.com>:',
    'Nadia <office@example.com>, 24 Kas 2026 Sal, 09:02 tarihinde şunu yazdı:',
    'Nadia <office@example.com> 于2026年11月24日周二 09:02写道：',
    '在 2026年11月24日，09:02，Nadia <office@example.com> 写道：',
    'вт, 24 нояб. 2026 г. в 09:02, Nadia <office@example.com>:',
    '24.11.2026 09:02, Nadia пишет:',
    'wt., 24 lis 2026 o 09:02 Nadia <office@example.com> napisał(a):',
    'Den tis 24 nov. 2026 kl 09:02 skrev Nadia <office@example.com>:',
    '2026年11月24日(火) 9:02 Nadia <office@example.com>:',
    '2026년 11월 24일 (화) 오전 9:02, Nadia <office@example.com>님이 작성:',
    'Nadia [mailto:office@example.com] wrote on 24 Nov 2026:',
    '-----Original Message-----',
    '---- On Tue, 24 Nov 2026 09:02:50 +0100 office@example.com wrote ----',
    '-------- Oorspronkelijk bericht --------',
    '------------------ 原始邮件 ------------------',
    '________________________________\nVan: Nadia\nVerzonden: dinsdag 24 november 2026 09:02\nAan: Amina\nOnderwerp: Uw aanvraag',
    'De: Nadia <office@example.com>\nEnviada em: terça-feira, 24 de novembro de 2026 09:02\nPara: Amina\nAssunto: RE: x',
    'Kimden: Nadia <office@example.com>\nGönderildi: 24 Kasım 2026 Salı 09:02\nKime: Amina\nKonu: x',
    '发件人: Nadia <office@example.com>\n发送时间: 2026年11月24日 9:02\n收件人: Amina\n主题: x',
    '*От:* Nadia <office@example.com>\n*Отправлено:* 24 ноября 2026 г. 9:02\n*Кому:* Amina\n*Тема:* x',
  ])('%j', (introduction) => {
    const written = 'For 4 of us, in 2027.\n\nThanks';
    const quoted = `${introduction}\n\n${OURS}`;
    expect(splitQuoted(`${written}\n\n${quoted}`)).toEqual({ written, quoted });
  });

  it('of a quotation, which has two marks', () => {
    expect(splitQuoted('Yes.\n\n> When?\n>> Soon.').written).toBe('Yes.');
    const sentence = '> Le 24 nov. 2026 à 09:02, Nadia <office@example.com> a écrit :';
    expect(splitQuoted(`Oui.\n\n${sentence}\n>\n${OURS}`).written).toBe('Oui.');
  });

  it('but not the line above it', () => {
    const sentence = 'On Tue, 24 Nov 2026 at 09:02, Nadia <office@example.com> wrote:';
    expect(splitQuoted(`See you in 2027.\n${sentence}\n${OURS}`).written).toBe('See you in 2027.');
  });
});

it.each([
  'From: a\n',
  'a:\n',
  '> a\nb\n',
  'a\n\n:\n',
  '\nFrom: a\nSubject: b\n',
  'On 2026 wrote:\n',
])('reads many lines of %j in little time', (line) => {
  const { user } = process.cpuUsage();
  splitQuoted(line.repeat(20_000));
  expect(process.cpuUsage().user - user).toBeLessThan(1_000_000);
});
