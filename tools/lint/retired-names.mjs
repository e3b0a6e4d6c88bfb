const RULE = 'retired-name';

/** Words that left the code, as names of files; docs/glossary.md has the standard term of each. */
const FILE =
  /(?:^|[/-])(?:said|told|asker|keeper|let-go|before-leaving|pieces?|setter|the-way|arrival|doors?|lift|together|sent-to|take-along|bring|things?|asking)(?:-[a-z-]+)?(?:\.test)?\.tsx?$|\/(?:waiting|way|paper)\/[^/]+$|\/(?:one-(?:cloud|survey|link|code|website|worksheet|board)|given)\.ts$|^apps\/api\/src\/core\/.*-parts\.ts$/;
/** Migrations keep theirs, since databases hold the names of their classes; an entity's file bears the name of its table. */
const KEEPS_NAMES = /^libs\/server\/src\/database\/(?:migrations|entities)\//;

const SYMBOL =
  /^(?:said|told|TOLD|(?:said|told|tell|lift|settle|bring|takeAlong|asker)[A-Z]\w*|\w*(?:Asker|Keeper|Setter|Door|Paper)|Asking|Asked|mark|marker|settled?|letGo|goTheWay|Arrival|Sayings?|says|hears|LiveUnsaid|Comer|Findings|Together|given|Given|Working|Place|Person|Draft|NOBODY|sentTo|paperOf|onPaper)$/;
/** Names that only look like one: paper that is paper. */
const OTHERS = new Set(['SquaredPaper', 'minWidthOnPaper']);

const EXPORTED = /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|class|interface|type|enum) (\w+)/gm;

/** Checks that files and exported symbols bear the standard terms of docs/glossary.md, and none of the words that left the code. */
export function* retiredNames(path, text) {
  if (KEEPS_NAMES.test(path)) return;
  if (FILE.test(path)) yield { line: 1, rule: RULE, message: 'This word left the code: docs/glossary.md has the standard term.' };
  for (const { 1: name, index } of text.matchAll(EXPORTED))
    if (SYMBOL.test(name) && !OTHERS.has(name))
      yield {
        line: text.slice(0, index).split('\n').length,
        rule: RULE,
        message: `"${name}" left the code: docs/glossary.md has the standard term.`,
      };
}
