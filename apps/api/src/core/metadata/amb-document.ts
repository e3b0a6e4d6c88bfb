import {
  type Concept,
  LANGUAGES,
  LEVEL_CONCEPTS,
  LEVELS_AT,
  LICENCE_ADDRESSES,
  OTHER_RESOURCE,
  RESOURCE_CONCEPTS,
  RESOURCES_AT,
  SCHOOL_CONCEPTS,
  SCHOOLS_AT,
  SUBJECT_CONCEPTS,
  SUBJECTS_AT,
} from './kim-codes.js';
import type { OpenMaterial } from './open-material.js';

/** The product's name, which is in no way the operator's. */
export const SITE = 'murmel';
const CONTEXT = 'https://w3id.org/kim/amb/context.jsonld';

/** Fields of every description. */
interface Described {
  id: string;
  name: string;
}

/** An open item after AMB (Allgemeines Metadatenprofil für Bildungsressourcen, 20231019). What is not known is not there. */
export function ambDocument(publicUrl: string, one: OpenMaterial, source: OpenMaterial | undefined): Described & Record<string, unknown> {
  const about = subjectsOf(one).map((concept) => conceptAt(SUBJECTS_AT, concept));
  const educationalLevel = levelsOf(one).map((concept) => conceptAt(LEVELS_AT, concept));
  const schools = schoolsOf(one).map(([code, targetName]) => ({
    type: 'AlignmentObject',
    alignmentType: 'educationalLevel',
    educationalFramework: 'KIM Schularten',
    targetName,
    targetUrl: SCHOOLS_AT + code,
  }));
  const dates = { dateCreated: one.createdAt.toISOString(), dateModified: one.modifiedAt.toISOString() };
  return {
    '@context': [CONTEXT, { '@language': LANGUAGES[one.language].code }],
    ...resource(publicUrl, one),
    ...(one.description === '' ? {} : { description: one.description }),
    inLanguage: [LANGUAGES[one.language].code],
    learningResourceType: [conceptAt(RESOURCES_AT, RESOURCE_CONCEPTS[one.kind] ?? OTHER_RESOURCE)],
    ...(about.length > 0 ? { about } : {}),
    ...(educationalLevel.length > 0 ? { educationalLevel } : {}),
    ...(schools.length > 0 ? { educationalAlignment: schools } : {}),
    ...dates,
    datePublished: one.openedAt.toISOString(),
    isAccessibleForFree: true,
    conditionsOfAccess: { id: 'http://w3id.org/kim/conditionsOfAccess/no_login', type: 'Concept' },
    publisher: [{ type: 'Organization', name: SITE, id: publicUrl }],
    ...(source ? { isBasedOn: [resource(publicUrl, source)] } : {}),
    mainEntityOfPage: [
      { id: publicUrl + one.path, type: 'WebContent', provider: { id: publicUrl, type: 'Service', name: SITE }, ...dates },
    ],
  };
}

/** The same for search engines, which read no other context than schema.org's. */
export function schemaOrg(publicUrl: string, one: OpenMaterial): Record<string, unknown> {
  const term = (at: string, ofSet: string, [code, name]: Concept) => ({
    '@type': 'DefinedTerm',
    '@id': at + code,
    name,
    inDefinedTermSet: ofSet,
  });
  const about = subjectsOf(one).map((concept) => term(SUBJECTS_AT, SUBJECTS_AT, concept));
  const educationalLevel = [
    ...levelsOf(one).map((concept) => term(LEVELS_AT, LEVELS_AT, concept)),
    ...schoolsOf(one).map((concept) => term(SCHOOLS_AT, SCHOOLS_AT, concept)),
  ];
  const [, learningResourceType] = RESOURCE_CONCEPTS[one.kind] ?? OTHER_RESOURCE;
  return {
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    '@id': publicUrl + one.path,
    url: publicUrl + one.path,
    name: one.title,
    ...(one.description === '' ? {} : { description: one.description }),
    ...(one.author === '' ? {} : { author: { '@type': 'Person', name: one.author } }),
    license: LICENCE_ADDRESSES[one.licence],
    inLanguage: LANGUAGES[one.language].code,
    learningResourceType,
    ...(about.length > 0 ? { about } : {}),
    ...(educationalLevel.length > 0 ? { educationalLevel } : {}),
    dateCreated: one.createdAt.toISOString(),
    datePublished: one.openedAt.toISOString(),
    dateModified: one.modifiedAt.toISOString(),
    isAccessibleForFree: true,
    publisher: { '@type': 'Organization', name: SITE, url: publicUrl },
  };
}

/** Returns the description of an item, which is also used for the source of another one. */
function resource(publicUrl: string, { path, title, author, licence }: OpenMaterial): Described & Record<string, unknown> {
  return {
    id: publicUrl + path,
    type: ['LearningResource'],
    name: title,
    ...(author === '' ? {} : { creator: [{ type: 'Person', name: author }] }),
    license: { id: LICENCE_ADDRESSES[licence] },
  };
}

const conceptAt = (at: string, [code, de]: Concept) => ({ type: 'Concept', id: at + code, prefLabel: { de } });
const subjectsOf = ({ subjectTypes }: OpenMaterial): Concept[] => subjectTypes.flatMap((subject) => SUBJECT_CONCEPTS[subject]);
const schoolsOf = ({ schoolTypes }: OpenMaterial): Concept[] => schoolTypes.flatMap((school) => SCHOOL_CONCEPTS[school]);
/** Several grades are one level. */
const levelsOf = ({ gradeLevels }: OpenMaterial): Concept[] => [...new Set(gradeLevels.map((grade) => LEVEL_CONCEPTS[grade]))];
