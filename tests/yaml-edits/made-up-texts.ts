/** Texts with rare YAML: nested lists, brackets, unusual comments, every kind of long text. */
export const madeUpTexts: Readonly<Record<string, string>> = {
  'lists and groups in brackets': `a: [1, "two", 'three', 09:30] # one
b: { x: 1, y: [a, b], z: {} } # two
c: [
  one, two,
  three
] # three
d: []   # four
e: {}
`,
  'a list without its indentation, and a wide one': `a:
- x # one
- y
# below
b:
-   k: 1
    l: 2
-   k: 3 # two
    # inside

# loose

- k: 4
`,
  'lists in lists': `- - a
  - b # one
  # about c
  - c
- - d
-
  - e
- # two
  k: v
- {a: 1}
- []
`,
  'every kind of long text': `a: |+
  keep


b: >+
  fold
  more

c: >-2
   indented
d: |1
  x
 y
e: "several
  lines"
f: 'several

  lines' # one
g: plain
  going on # two
h:
  below # three
`,
  'comments everywhere': `# head
---
a: 1 # one

# about b
b:
  # heading
  - x

  # about y
  - y # two
    # deeper
  - z
# at the edge
c: 2
...
`,
  'nothing at all': `a:
b: # one
  # to fill
c: ~
d:
  -${' '}
  - # two
  - x
`,
  'a file in braces': '{a: 1, b: [x]} # one\n',
  'an empty list': '[] # one\n# two\n',
  'an empty group': '# top\n\n{}\n# bottom\n',
  'odd names': `"a b": 1
750: x
true: y
'q': z
ಕ: ಯೋಗ # ಟ
🧘: "x"
list:
    - a
    - b:   1
      c:   2   # far
    -   d
`,
  'blanks at the ends of lines': 'a: x   \nb: "y"   \nc:   \n  - d   \n   \n  - e   \n\n',
};
