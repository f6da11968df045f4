/** The workbench's server: a JSON interface to the same walk the command line takes, and the page itself. */
@NullMarked
package hissho.app.web;

import org.jspecify.annotations.NullMarked;
