import { describe, expect, it } from 'vitest';
import { mayHurtThemselves, unsafeForLearners } from './unsafe.js';

describe('[T-46] what learners are not shown', () => {
  it.each([
    'So kann man eine Bombe bauen: Nimm',
    'Ich bring dich um!',
    'How to make a bomb at home',
    'Sie stöhnte vor Lust.',
    'Schau dir einen Porno an.',
    'Du Arschloch',
  ])('is violence and sexuality: %s', (text) => expect(unsafeForLearners(text)).toBe('filtered'));

  it.each([
    'Ich will nicht mehr leben.',
    'ich möchte mich umbringen',
    'Manchmal denke ich daran, mich zu ritzen',
    'Keiner würde mich vermissen',
    'I want to kill myself',
    'I don’t want to live anymore',
    'Geh dich umbringen',
    'I C H  W I L L  S T E R B E N',
  ])('is danger to oneself, answered by help: %s', (text) => {
    expect(unsafeForLearners(text)).toBe('selfHarm');
    expect(mayHurtThemselves(text)).toBe(true);
  });

  it.each([
    'Im Ersten Weltkrieg starben Millionen Menschen durch Bomben.',
    'Werther nimmt sich am Ende das Leben.',
    'Romeo glaubt, dass Julia tot ist, und trinkt Gift.',
    'Wie vermehren sich Moose? Geschlechtliche Fortpflanzung braucht Wasser.',
    'In der Pubertät verändern sich Penis und Scheide.',
    'Der Attentäter von Sarajevo schoss auf Franz Ferdinand.',
    'Was ist Suizidprävention?',
    'Sexuelle Aufklärung gehört in den Unterricht.',
    'Ich will nicht mehr lernen.',
    'Das Wasser wird umgebracht? Nein, umgeleitet.',
    'He wants to live in London.',
    'Ein Blatt kann man mit der Schere schneiden.',
  ])('is none of what lessons are about: %s', (text) => {
    expect(unsafeForLearners(text)).toBeUndefined();
    expect(mayHurtThemselves(text)).toBe(false);
  });
});
