import ts from 'typescript';

const { BigIntLike, BooleanLike, Null, NumberLike, StringLike, Undefined } = ts.TypeFlags;
const TEXT = StringLike | NumberLike | BigIntLike;
const NOTHING = BooleanLike | Null | Undefined;

const flagsOf = (type) => (type.isUnion() ? type.types : [type]).map(({ flags }) => flags);

/** Whether a child is a comment or white space, which no translation touches. */
const isBlank = ({ value, expression }) =>
  expression?.type === 'JSXEmptyExpression' || /^\s+$/.test(value ?? expression?.value);

/**
 * Reports text beside a child that comes and goes, text of several pieces, and text in a fragment. A browser that
 * translates the page replaces text nodes by elements: React then throws where it removes one or inserts before it.
 */
export const loneText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      lone: 'Put this text into an element of its own, as one string: translated pages move text nodes.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;

    /** Whether it is always the same component, and renders something. */
    const stands = ({ name }) => {
      if (name.type !== 'JSXIdentifier' || /^[a-z]/.test(name.name)) return true;
      let scope = context.sourceCode.getScope(name);
      while (!scope.set.has(name.name)) scope = scope.upper;
      const signatures = services.getTypeAtLocation(name).getCallSignatures();
      const results = signatures.flatMap((signature) => flagsOf(signature.getReturnType()));
      // Libraries type every component as any node, text too.
      return (
        scope.type === 'module' &&
        (results.some((flag) => flag & TEXT) || !results.some((flag) => flag & NOTHING))
      );
    };
    const kindOf = (child) => {
      if (child.type === 'JSXText') return { isText: true };
      if (child.type === 'JSXElement') return { mayGo: !stands(child.openingElement) };
      if (child.type !== 'JSXExpressionContainer') return { mayGo: true };
      const flags = flagsOf(services.getTypeAtLocation(child.expression));
      const isText = flags.some((flag) => flag & TEXT) && flags.every((flag) => flag & (TEXT | NOTHING));
      return { isText, mayGo: !flags.every((flag) => flag & TEXT) };
    };
    const check = (node) => {
      const kinds = node.children.filter((child) => !isBlank(child)).map(kindOf);
      const isFaulty =
        node.type === 'JSXFragment' ||
        (kinds.length > 1 && kinds.some(({ mayGo }) => mayGo)) ||
        kinds.some(({ isText }, index) => isText && kinds[index + 1]?.isText);
      if (isFaulty && kinds.some(({ isText }) => isText)) context.report({ node, messageId: 'lone' });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
