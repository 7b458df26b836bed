import { describe, expect, it } from 'vitest';
import { beginsMostOfAll, clueProblem, isQuestion, LONGEST_CLUE, words } from '../../src/clue.ts';
import { MOST_LINES, plainText, poemText } from '../../src/text.ts';
import { table, typed } from '../kit/table.ts';

const nfd = (text: string): string => text.normalize('NFD');

describe('words', () => {
  it.each<[string, string[]]>([
    ['раз два три четыре', ['раз', 'два', 'три', 'четыре']],
    ['  раз   два\tтри\nчетыре  ', ['раз', 'два', 'три', 'четыре']],
    ['раз,два;три:четыре', ['раз', 'два', 'три', 'четыре']],
    ['кое-что по-новому', ['кое-что', 'по-новому']],
    ['жар\u2010птица ночь\u2011полночь', ['жар\u2010птица', 'ночь\u2011полночь']],
    ['снег - это вода', ['снег', 'это', 'вода']],
    ['снег \u2013 это вода', ['снег', 'это', 'вода']],
    ['снег \u2014 это вода', ['снег', 'это', 'вода']],
    ['снег\u2014вода', ['снег', 'вода']],
    ['снег\u2013вода', ['снег', 'вода']],
    ['снег--вода', ['снег', 'вода']],
    ['-снег- вода-', ['снег', 'вода']],
    ["don't stop", ["don't", 'stop']],
    ['don\u2019t stop', ['don\u2019t', 'stop']],
    [
      'don\u2018t don\u00B4t don\u0060t don\u2032t don\uFF07t',
      ['don\u2018t', 'don\u00B4t', 'don\u0060t', 'don\u2032t', 'don\uFF07t'],
    ],
    ["rock 'n' roll", ['rock', 'n', 'roll']],
    ["the dogs' bone", ['the', 'dogs', 'bone']],
    ["п'ять п\u02BCятниць", ["п'ять", 'п\u02BCятниць']],
    ["mother-in-law's tongue", ["mother-in-law's", 'tongue']],
    ['«Быть или не быть»', ['Быть', 'или', 'не', 'быть']],
    ['"Hello," he said.', ['Hello', 'he', 'said']],
    ['“Wow”…', ['Wow']],
    ['2 + 2 = 4', ['2', '2', '4']],
    ['5-й элемент', ['5-й', 'элемент']],
    ['x2', ['x2']],
    ['🦊 🐇🌙', []],
    ['лиса 🦊 луна', ['лиса', 'луна']],
    ['👩‍👩‍👧 семья', ['семья']],
    ['👍🏽 да', ['да']],
    ['🇫🇷 oui', ['oui']],
    ['❤️ люблю', ['люблю']],
    ['1️⃣ 2️⃣ 3️⃣', []],
    ['1\u20E3 раз', ['раз']],
    ['#️⃣ *️⃣ знак', ['знак']],
    ['ℹ️ справка', ['справка']],
    ['раз1️⃣два', ['раз', 'два']],
    ['©️ ™️ ®', []],
    ['— … !!! ?', []],
    ['', []],
    [nfd('ёлка йод café'), [nfd('ёлка'), nfd('йод'), nfd('café')]],
    ['Ёлка и ежи', ['Ёлка', 'и', 'ежи']],
    ['Τι είναι αυτό', ['Τι', 'είναι', 'αυτό']],
    ['ما هذا الشيء', ['ما', 'هذا', 'الشيء']],
    ['שלום עולם', ['שלום', 'עולם']],
    ['नमस्ते दुनिया', ['नमस्ते', 'दुनिया']],
    ['می\u200Cروم خانه', ['می\u200Cروم', 'خانه']],
    ['雪 と 月', ['雪', 'と', '月']],
    ['გამარჯობა მსოფლიო', ['გამარჯობა', 'მსოფლიო']],
    ['сне\u00ADго\u00ADпад', ['сне\u00ADго\u00ADпад']],
    ['a\u00A0b\u2003c\u3000d', ['a', 'b', 'c', 'd']],
    ['ＡＢＣ ｄｅｆ', ['ＡＢＣ', 'ｄｅｆ']],
    ['a\u200Db', ['a\u200Db']],
    ['\u0301', []],
  ])('[W1] %j', (text, found) => {
    expect(words(text)).toEqual(found);
  });

  it('[W1] exactly four: neither three nor five', () => {
    expect(clueProblem('four-words', 'раз, два — три: четыре!')).toBeNull();
    expect(clueProblem('four-words', 'раз два три')).toEqual({ code: 'clue-words', words: 3, need: 4 });
    expect(clueProblem('four-words', 'раз два три четыре пять')).toEqual({
      code: 'clue-words',
      words: 5,
      need: 4,
    });
    expect(clueProblem('four-words', '🦊🦊🦊🦊')).toEqual({ code: 'clue-words', words: 0, need: 4 });
  });
});

describe('a question', () => {
  it.each([
    'Где счастье?',
    'Где счастье?  ',
    'Где счастье?!',
    'Где счастье!?',
    'Где счастье?..',
    'Где счастье?…',
    'Где счастье???',
    'Где счастье?!?!',
    'Где счастье ?',
    '«Где счастье?»',
    '«Где счастье?» ',
    '„Wo ist das Glück?“',
    '»Wo?«',
    '"Where?"',
    "'Where?'",
    '“Where?”',
    '‘Where?’',
    '(Where?)',
    '[Where?]',
    'Где? )))',
    '「どこ？」',
    '『どこ？』',
    'どこ？',
    'どこ？！',
    'どこ?!',
    'Που;'.replace(';', '\u037E'),
    'Πού είναι η ευτυχία;',
    'Πού είναι η ευτυχία; »',
    'Πού ;',
    'Πού;!',
    nfd('Πού;'),
    'أين السعادة؟',
    'أين السعادة؟!',
    '¿Dónde?',
    '¿Dónde?\u200F',
    'ምን፧',
    'what\u203D',
    'what\u2047',
    'what\u2048',
    'what\u2049',
    'what\u2049\uFE0F',
    'what\u2753',
    'what\u2753\uFE0F',
    'what\u2754',
    'what\u2E2E',
    'what\uFE56',
    'what\uFE16',
    'what\uA60F',
    'what\u{11143}',
    'ᤁᤧ᥅',
    'Who goes there ?\u00A0»',
    '?',
  ])('[W2] %s', (text) => {
    expect(isQuestion(text)).toBe(true);
    expect(clueProblem('question', text)).toBeNull();
  });

  it.each([
    'Где счастье',
    'Где счастье.',
    'Где счастье!',
    'Где? Там.',
    'Где? Там',
    '? Где',
    '¿Dónde',
    '«Где?» спросил он',
    'раз; два',
    'раз;',
    'one;',
    'Πού; Εκεί',
    'Πού; Εκεί.',
    'Πού three;',
    '!',
    '...',
    '🦊',
    '',
    '   ',
  ])('[W2] not so: %j', (text) => {
    expect(isQuestion(text)).toBe(false);
    expect(clueProblem('question', text)).toEqual({ code: 'clue-not-a-question' });
  });
});

describe('most of all', () => {
  it.each([
    'Больше всего я люблю снег',
    'Больше всего я люблю',
    'Больше всего я люблю…',
    'Больше всего я люблю: снег',
    'Больше всего, я люблю снег',
    'Больше всего , я люблю снег',
    'Больше всего,я люблю снег',
    'БОЛЬШЕ ВСЕГО Я ЛЮБЛЮ СНЕГ',
    'больше всего я люблю снег',
    '  Больше   всего\u00A0я  люблю снег',
    '«Больше всего я люблю снег»',
    '„Больше всего я люблю снег“',
    '“Больше всего я люблю снег”',
    '"Больше всего я люблю снег"',
    '(Больше всего я люблю снег)',
    'Больше всегo я люблю'.replace('o', 'о'),
    'Most of all I love snow',
    'most of all, i love snow',
    'MOST OF ALL I LOVE SNOW',
    "'Most of all I love snow'",
    '‘Most of all I love snow’',
    'Most of all I love',
    'Most of all I love-',
    nfd('Больше всего я люблю йод'),
  ])('[W3] %s', (text) => {
    expect(beginsMostOfAll(text)).toBe(true);
    expect(clueProblem('most-of-all', text)).toBeNull();
  });

  it('[W3] ё is е', () => {
    expect(beginsMostOfAll('Больше всёго я люблю')).toBe(true);
    expect(beginsMostOfAll('Больше ВСЁГО я люблю')).toBe(true);
    expect(beginsMostOfAll(nfd('Больше всёго я люблю'))).toBe(true);
  });

  it.each([
    'Я больше всего люблю снег',
    'Больше всего люблю снег',
    'Больше всего люблю я снег',
    'Больше я всего люблю снег',
    'Больше всего я любила снег',
    'Больше всего я люблюсь',
    'Больше, всего я люблю',
    'Больше всего я, люблю',
    'Больше всего — я люблю снег',
    'Большевсего я люблю снег',
    'Больше всегоя люблю снег',
    'Снег больше всего я люблю',
    'Most of all I loved snow',
    'Most of all I love-hate snow',
    'Most of all we love snow',
    'Most of all',
    'Almost of all I love',
    '',
  ])('[W3] not so: %j', (text) => {
    expect(beginsMostOfAll(text)).toBe(false);
    expect(clueProblem('most-of-all', text)).toEqual({ code: 'clue-beginning' });
  });
});

describe('text is shown as text', () => {
  it('[S2] control characters become spaces, bidi overrides, broken characters and towers of accents vanish', () => {
    expect(plainText('  a\u0000b\nc\u2028d\u2029e  ')).toBe('a b c d e');
    expect(plainText('a\u202Eb\u202Ac\u2066d\u2069e\u202D')).toBe('abcde');
    expect(plainText('a\uD800b')).toBe('ab');
    expect(plainText('🦊 <b>снег</b> & "x"')).toBe('🦊 <b>снег</b> & "x"');
    expect(plainText('ما\u200F')).toBe('ما\u200F');
    expect(plainText(`е${'\u0301'.repeat(2000)}ж`)).toBe(`е${'\u0301'.repeat(8)}ж`);
  });

  const answer = (text: string) => {
    const each = table();
    const decision = each.send({ type: 'tell', by: 'ana', card: each.hand(0)[0] ?? 0, clue: typed(text) });
    return decision.ok ? each.state.phase : decision.rejection;
  };
  it('[S2] an empty clue is none', () => {
    expect(answer('')).toEqual({ code: 'clue-empty' });
    expect(answer(' \n\t ')).toEqual({ code: 'clue-empty' });
    expect(answer('\u202E')).toEqual({ code: 'clue-empty' });
    expect(answer('\u200B \u3164\u2800')).toEqual({ code: 'clue-empty' });
  });
  it('[S2] up to 2,000 characters, and an emoji is one of them', () => {
    expect(LONGEST_CLUE).toBe(2000);
    expect(answer('я'.repeat(2001))).toEqual({ code: 'clue-too-long', most: 2000 });
    expect(answer(`  ${'я'.repeat(2000)}  `)).toMatchObject({ name: 'submit' });
    expect(answer('🦊'.repeat(2000))).toMatchObject({ name: 'submit' });
    expect(answer('🦊'.repeat(2001))).toEqual({ code: 'clue-too-long', most: 2000 });
  });
  it('[S2] what is stored is what is shown', () => {
    expect(answer(' снег\u202E\n')).toMatchObject({ story: { clue: { kind: 'text', text: 'снег' } } });
  });
  it('[S2] a poem keeps its lines, with one empty line between its verses', () => {
    const poem = 'Погасла лампа, город спит,\nИ снег по крышам не скрипит';
    expect(poemText(poem)).toBe(poem);
    expect(poemText('  раз \r\n\tдва\u2028три\rчетыре\u0085пять ')).toBe('раз\nдва\nтри\nчетыре\nпять');
    expect(poemText('\n\none\n\n \n\ntwo\n\n')).toBe('one\n\ntwo');
    expect(answer('one\ntwo')).toMatchObject({ story: { clue: { text: 'one\ntwo' } } });
  });
  it('[S2] twelve lines: what follows goes on in the last', () => {
    const lines = Array.from({ length: 15 }, (_, line) => `line ${line + 1}`);
    const shown = poemText(lines.join('\n')).split('\n');
    expect(shown).toHaveLength(MOST_LINES);
    expect(shown.slice(0, 11)).toEqual(lines.slice(0, 11));
    expect(shown[11]).toBe('line 12 line 13 line 14 line 15');
    expect(poemText(lines.slice(0, 12).join('\n')).split('\n')).toEqual(lines.slice(0, 12));
    const verses = poemText(`${lines.slice(0, 11).join('\n')}\n\n${lines.slice(11).join('\n')}`);
    expect(verses.split('\n')).toHaveLength(MOST_LINES);
    expect(verses).toContain('\nline 12 line 13');
  });
  it('[S2] [I10] to a check the end of a line is a space', () => {
    const poem = 'Зима\nблизко,\nочень\nблизко';
    expect(clueProblem('four-words', poem)).toBeNull();
    expect(clueProblem('question', 'Где\nсчастье?\n')).toBeNull();
    expect(clueProblem('most-of-all', 'Больше\nвсего\nя люблю\nснег')).toBeNull();
  });
  it('[L8] in a game opened before they become spaces', () => {
    const each = table({ revision: 2 }).tell(typed('one\ntwo'));
    expect(each.state.phase).toMatchObject({ story: { clue: { text: 'one two' } } });
  });
  it('[I10] people judge stories, persons and the New Year', () => {
    for (const constraint of ['person', 'new-year', 'story'] as const) {
      expect(clueProblem(constraint, 'x')).toBeNull();
    }
  });
});
