import { type Contract, TOOLS, type ToolKey } from '@murmel/contracts';
import type { InferContractRouterOutputs } from '@orpc/contract';
import { useQuery } from '@tanstack/react-query';
import type { FunctionComponent, ReactNode } from 'react';
import { useParams } from 'react-router';
import { orpc } from '../../platform/api/queries';
import { EditorGate, EditorLoading } from './EditorGate';

/** Answer of the tool's `get`: an item with the fields of the tool. */
type ItemOf<Key extends ToolKey> = InferContractRouterOutputs<Contract>[(typeof TOOLS)[Key]['calls']] extends { get: infer Answer }
  ? Answer
  : never;

interface ItemEditorProps<Key extends ToolKey> {
  tool: Key;
  /** remounted for another item; `waiting` is shown in its place while its own file loads */
  Editor: FunctionComponent<{ item: ItemOf<Key>; waiting: ReactNode }>;
  /** placeholder below the header until then, in the shape of the content; lines of text without it */
  skeleton?: ReactNode;
}

/** Editor page of a tool: the item of the address, for users with an account, once it is loaded. */
export function ItemEditor<Key extends ToolKey>({ tool, Editor, skeleton }: ItemEditorProps<Key>) {
  const { id = '' } = useParams();
  const query = useQuery(orpc[TOOLS[tool].calls].get.queryOptions({ input: { id } }));
  return (
    <EditorGate tool={tool} itemId={id} query={query} skeleton={skeleton}>
      {(item) => (
        <Editor key={item.id} item={item as ItemOf<Key>} waiting={<EditorLoading tool={tool} title={item.title} skeleton={skeleton} />} />
      )}
    </EditorGate>
  );
}
